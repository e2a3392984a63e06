import type { StoredOption, StoredProduct as ProductV1 } from '../../shop/catalog-v1/product.js';
import type { StoredProduct } from '../../shop/catalog-v3/products/product.js';
import type { CatalogBuilder } from './catalog-builder.js';
import { convertVariants } from './convert-variants.js';
import { newEntity } from './new-entity.js';

/** Maximum length of the name of a customization. */
const longestName = 50;

/** Handle of a product: the form of the platform's exports. */
export const handleOf = (productId: string): string => `Product_${productId}`;

const metaDescription = (content: string) => ({
  tags: [
    {
      type: 'meta',
      props: { name: 'description', content },
      ...{ meta: {}, children: '', custom: false, disabled: false },
    },
  ],
  settings: { preventAutoRedirect: false, keywords: [] },
});

/** Adds the option of a product to the shared customizations. */
const addOption = ({ choices, name, optionType }: StoredOption, builder: CatalogBuilder, createdDate: string) =>
  builder.customizations.add(
    {
      ...{ type: 'PRODUCT_OPTION', name },
      renderType: optionType === 'color' ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
      choices: choices.map(({ description, value }) => ({
        name: description,
        swatch: optionType === 'color' ? { type: 'ONE_COLOR', color: value } : { type: 'CHOICE_TEXT' },
      })),
    },
    createdDate,
  );

/** Adds the custom text fields of a product as modifiers. */
const addModifiers = ({ createdDate, customTextFields }: ProductV1, builder: CatalogBuilder) =>
  customTextFields.map(({ mandatory, maxLength, title }) => {
    const freeText = { title, minLength: 0, maxLength };
    const needed = { type: 'MODIFIER', renderType: 'FREE_TEXT', name: title.slice(0, longestName), freeText } as const;
    return { customizationId: builder.customizations.add({ ...needed, choices: [] }, createdDate).id, mandatory };
  });

/** Adds a product of Catalog V1 to a catalog. */
export function convertProduct(
  product: ProductV1,
  builder: CatalogBuilder,
  { categoryIds, currency }: { readonly categoryIds: readonly string[]; readonly currency: string },
): void {
  const { createdDate, description, id, lastUpdated, name, pricePerUnitData: unit, slug, visible } = product;
  const options = product.options.map((option) => ({ option, ...addOption(option, builder, createdDate) }));
  const choiceMedia = product.options.flatMap(({ choices }) => choices.flatMap(({ media }) => media));
  const { stock, variants } = convertVariants(
    product,
    ({ choices }) =>
      options.map((one) => ({ optionId: one.id, choiceId: one.choiceIds.get(choices[one.option.name] ?? '') ?? '' })),
    currency,
  );
  const modifiers = new Map(
    addModifiers(product, builder).map((one) => [one.customizationId, { ...one, choices: [] }]),
  );
  const converted: StoredProduct = {
    ...newEntity(id, createdDate, lastUpdated),
    ...{ name, slug, handle: handleOf(id), visible, visibleInPos: product.productType === 'physical' },
    type: product.productType === 'physical' ? 'PHYSICAL' : 'DIGITAL',
    ...(product.giftCard && { giftCard: true }),
    description: { html: description },
    media: [...new Map([...product.media, ...choiceMedia].map((image) => [image.id, image])).values()],
    options: options.map((one) => ({
      customizationId: one.id,
      choices: one.option.choices.map(({ description: choice, media }) => ({
        choiceId: one.choiceIds.get(choice) ?? '',
        ...(media.length > 0 && { mediaIds: media.map((image) => image.id) }),
      })),
    })),
    modifiers: [...modifiers.values()],
    variants,
    ...(product.brand !== null && { brandId: builder.brandId(product.brand, createdDate) }),
    ...(product.ribbon !== '' && { ribbonId: builder.ribbonId(product.ribbon, createdDate) }),
    additionalRibbonIds: [],
    infoSectionIds: product.additionalInfoSections.map((section) =>
      builder.infoSectionId(section.title, section.description, createdDate),
    ),
    ...(categoryIds[0] !== undefined && { mainCategoryId: categoryIds[0] }),
    ...(unit && { pricePerUnit: { quantity: unit.baseQuantity, unit: unit.baseMeasurementUnit } }),
    ...{ publicTagIds: [], privateTagIds: [], membersOnly: false, subscriptions: [], allowOneTimePurchases: true },
    ...(product.seoData && { seoData: product.seoData }),
    ...(!product.seoData && product.seoDescription !== null && { seoData: metaDescription(product.seoDescription) }),
  };
  builder.addProduct(converted, stock, categoryIds);
}
