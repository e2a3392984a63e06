import fc from 'fast-check';

/** Product of a shop, from which both catalog versions are derived. */
export interface ShopProduct {
  readonly name: string;
  readonly html: string;
  readonly isDigital: boolean;
  readonly isColor: boolean;
  readonly choices: readonly string[];
  readonly cents: readonly number[];
  readonly offCents: number;
  readonly stocked: readonly boolean[];
  readonly shown: readonly boolean[];
  readonly sku: string;
  readonly ribbon: string;
  readonly brand: string;
  readonly text: { readonly title: string; readonly maxLength: number; readonly mandatory: boolean } | undefined;
  readonly sections: readonly { readonly title: string; readonly description: string }[];
  readonly categoryIds: readonly string[];
  readonly mediaIds: readonly string[];
  readonly seoTags: readonly object[];
}

const tag = (content: object, disabled = false) => ({ props: {}, children: '', ...content, disabled });
const word = fc.stringMatching(/^[A-Za-zäöü ]{1,12}$/).filter((text) => text.trim() !== '');
const four = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { minLength: 4, maxLength: 4 });
const mostly = fc.nat(3).map((number) => number > 0);

/** Arbitrary products with at most one option. */
export const shopProducts: fc.Arbitrary<ShopProduct> = fc.record({
  name: word,
  html: fc.constantFrom('', '<p>Soft <b>wool</b>.</p>'),
  isDigital: fc.boolean(),
  isColor: fc.boolean(),
  choices: fc.uniqueArray(fc.constantFrom('S', 'M', 'L', '#fff'), { maxLength: 4 }),
  cents: four(fc.integer({ min: 100, max: 99_999 })),
  offCents: fc.constantFrom(0, 0, 50, 99),
  stocked: four(mostly),
  shown: four(mostly),
  sku: fc.constantFrom('', 'sku-1'),
  ribbon: fc.constantFrom('', 'New'),
  brand: fc.constantFrom('', 'Fernweh'),
  text: fc.option(fc.record({ title: word, maxLength: fc.integer({ min: 1, max: 20 }), mandatory: fc.boolean() }), {
    nil: undefined,
  }),
  sections: fc.array(fc.record({ title: word, description: fc.constant('<p>Wash cold.</p>') }), { maxLength: 2 }),
  categoryIds: fc.uniqueArray(fc.uuid(), { maxLength: 3 }),
  mediaIds: fc.uniqueArray(fc.stringMatching(/^[a-f0-9]{6}_[a-f0-9]{8}~mv2\.jpg$/), { maxLength: 3 }),
  seoTags: fc.subarray([
    tag({ type: 'title', children: 'Not shown' }, true),
    tag({ type: 'title', children: 'A title' }),
    tag({ type: 'meta', props: { name: 'description', content: 'A description.' } }),
    tag({ type: 'meta', props: { name: 'robots', content: 'noindex' } }),
  ]),
});

const toColor = (index: number) => `#00000${index}`;
const decimal = (cents: number) => (cents / 100).toFixed(2);
const isAny = (flags: readonly boolean[], count: number) => flags.slice(0, count).some(Boolean);
const status = ({ stocked, choices }: ShopProduct) => {
  const all = stocked.slice(0, Math.max(1, choices.length));
  return all.every(Boolean) ? 'IN_STOCK' : all.some(Boolean) ? 'PARTIALLY_OUT_OF_STOCK' : 'OUT_OF_STOCK';
};

/** The product as Catalog V1 returns it. */
export function toV1(product: ShopProduct): object {
  const { choices, cents, offCents, stocked, shown, isColor, sku } = product;
  const price = (index: number) => ({
    currency: 'USD',
    price: (cents[index] ?? 0) / 100,
    discountedPrice: Number(decimal((cents[index] ?? 0) - offCents)),
  });
  return {
    id: 'product',
    slug: 'product',
    name: product.name,
    description: product.html,
    visible: true,
    productType: product.isDigital ? 'digital' : 'physical',
    priceData: price(0),
    manageVariants: choices.length > 0,
    sku: choices.length > 0 ? undefined : sku,
    weight: 1.5,
    productOptions:
      choices.length > 0
        ? [
            {
              name: 'Kind',
              optionType: isColor ? 'color' : 'drop_down',
              choices: choices.map((name, index) => ({
                description: name,
                value: isColor ? toColor(index) : name,
                inStock: stocked[index],
                visible: shown[index],
              })),
            },
          ]
        : [],
    variants: choices.map((name, index) => ({
      id: `variant-${index}`,
      choices: { Kind: name },
      variant: { priceData: price(index), sku, weight: 1.5, visible: shown[index] },
      stock: { trackQuantity: false, inStock: stocked[index] },
    })),
    stock: {
      trackInventory: false,
      inStock: isAny(stocked, Math.max(1, choices.length)),
      inventoryStatus: status(product),
    },
    ribbon: product.ribbon,
    ribbons: product.ribbon ? [{ text: product.ribbon }] : [],
    brand: product.brand,
    customTextFields: product.text ? [product.text] : [],
    additionalInfoSections: product.sections,
    collectionIds: product.categoryIds,
    seoData: { tags: product.seoTags },
    media: {
      items: product.mediaIds.map((id) => ({ id, mediaType: 'image', image: { url: `https://media.example/${id}` } })),
    },
  };
}

/** The product as Catalog V3 returns it, with all requested fields. */
export function toV3(product: ShopProduct): object {
  const { choices, cents, offCents, stocked, shown, isColor, sku, text } = product;
  const price = (index: number) => ({
    actualPrice: { amount: decimal((cents[index] ?? 0) - offCents) },
    ...(offCents > 0 && { compareAtPrice: { amount: decimal(cents[index] ?? 0) } }),
  });
  const variant = (index: number, more: object) => ({
    id: `variant-${index}`,
    sku: sku || null,
    physicalProperties: { weight: 1.5 },
    price: price(index),
    inventoryStatus: { inStock: stocked[index], preorderEnabled: false },
    ...more,
  });
  return {
    id: 'product',
    revision: '1',
    slug: 'product',
    name: product.name,
    currency: 'USD',
    plainDescription: product.html,
    visible: true,
    productType: product.isDigital ? 'DIGITAL' : 'PHYSICAL',
    options:
      choices.length > 0
        ? [
            {
              id: 'kind',
              name: 'Kind',
              key: 'Kind',
              optionRenderType: isColor ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
              choicesSettings: {
                choices: choices.map((name, index) => ({
                  choiceId: `choice-${index}`,
                  name,
                  key: name,
                  choiceType: isColor ? 'ONE_COLOR' : 'CHOICE_TEXT',
                  ...(isColor && { colorCode: toColor(index) }),
                  inStock: stocked[index],
                  visible: shown[index],
                })),
              },
            },
          ]
        : [],
    modifiers: text
      ? [
          {
            id: 'text',
            name: text.title,
            key: text.title,
            modifierRenderType: 'FREE_TEXT',
            mandatory: text.mandatory,
            freeTextSettings: { title: text.title, key: text.title, minCharCount: 0, maxCharCount: text.maxLength },
          },
        ]
      : [],
    variantsInfo: {
      variants:
        choices.length > 0
          ? choices.map((_, index) =>
              variant(index, {
                visible: shown[index],
                choices: [{ optionChoiceIds: { optionId: 'kind', choiceId: `choice-${index}` } }],
              }),
            )
          : [variant(0, { visible: true, choices: [] })],
    },
    inventory: { availabilityStatus: status(product) },
    ribbon: product.ribbon ? { id: 'ribbon', name: product.ribbon } : undefined,
    brand: product.brand ? { id: 'brand', name: product.brand } : undefined,
    infoSections: product.sections.map(({ title, description }, index) => ({
      id: `section-${index}`,
      uniqueName: title,
      title,
      plainDescription: description,
    })),
    seoData: { tags: product.seoTags },
    directCategoriesInfo: { categories: product.categoryIds.map((id) => ({ id })) },
    media: { itemsInfo: { items: product.mediaIds.map((id) => ({ id, mediaType: 'IMAGE', image: { id } })) } },
  };
}
