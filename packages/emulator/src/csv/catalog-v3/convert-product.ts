import type { StoredOption, StoredProduct as ProductV1 } from '../../shop/catalog-v1/product.js';
import {
  type ProductModifier,
  type ProductOption,
  type StoredProduct,
  maxVariants,
} from '../../shop/catalog-v3/products/product.js';
import type { CatalogBuilder } from './catalog-builder.js';
import { convertVariants } from './convert-variants.js';
import { newEntity } from './new-entity.js';
import type { Needed } from './shared-customizations.js';

/** Maximum length of the name of a customization. */
const longestName = 50;

/** Handle of a product: the form of the platform's exports. */
export const getHandle = (productId: string): string => `Product_${productId}`;

const metaDescription = (content: string) => ({
  tags: [
    {
      type: 'meta',
      props: { name: 'description', content },
      meta: {},
      children: '',
      custom: false,
      disabled: false,
    },
  ],
  settings: { preventAutoRedirect: false, keywords: [] },
});

/** Adds an option of a product to the shared customizations, as an option or as a modifier. */
const addOption = (
  { choices, name, optionType }: StoredOption,
  builder: CatalogBuilder,
  { createdDate, type }: { readonly createdDate: string; readonly type: Needed['type'] },
) =>
  builder.customizations.add(
    {
      type,
      name,
      renderType: optionType === 'color' ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
      choices: choices.map(({ description, value }) => ({
        name: description,
        swatch: optionType === 'color' ? { type: 'ONE_COLOR', color: value } : { type: 'CHOICE_TEXT' },
      })),
    },
    createdDate,
  );

/** Truncates a name, without splitting a character or leaving a space at the end. */
const truncateName = (text: string): string =>
  text
    .slice(0, longestName)
    .replace(/\p{Cs}$/u, '')
    .trim();

/** Adds the custom text fields of a product as modifiers. */
const addTextFields = ({ createdDate, customTextFields }: ProductV1, builder: CatalogBuilder): ProductModifier[] =>
  customTextFields.map(({ mandatory, maxLength, title }) => {
    const freeText = { title, minLength: 0, maxLength };
    const needed = { type: 'MODIFIER', renderType: 'FREE_TEXT', name: truncateName(title), freeText } as const;
    const { id: customizationId } = builder.customizations.add({ ...needed, choices: [] }, createdDate);
    return { customizationId, mandatory, choices: [] };
  });

/**
 * Whether the options become modifiers, which have neither variants nor stock: they share the stock of the product, and
 * have more combinations than a product can have variants.
 */
const needsModifiers = ({ manageVariants, options }: ProductV1): boolean =>
  !manageVariants && options.reduce((count, { choices }) => count * choices.length, 1) > maxVariants;

/** Adds the options of a product to the shared customizations. */
function addOptions({ createdDate, options }: ProductV1, builder: CatalogBuilder, type: Needed['type']) {
  return options.map((option) => {
    const { choiceIds, id: customizationId } = addOption(option, builder, { createdDate, type });
    const choices = option.choices.map(({ description, media }) => ({
      choiceId: choiceIds.get(description) ?? '',
      ...(media.length > 0 && { mediaIds: media.map(({ id }) => id) }),
    }));
    return { name: option.name, choiceIds, customizationId, choices };
  });
}

const toModifier = ({ choices, customizationId }: ProductOption): ProductModifier => ({
  customizationId,
  mandatory: true,
  choices: choices.map((choice) => ({ ...choice, addedPrice: 0 })),
});

/** Adds a product of Catalog V1 to a catalog. */
export function convertProduct(
  product: ProductV1,
  builder: CatalogBuilder,
  { categoryIds, currency }: { readonly categoryIds: readonly string[]; readonly currency: string },
): void {
  const { createdDate, description, id, lastUpdated, name, pricePerUnitData: unit, slug, visible } = product;
  const isModified = needsModifiers(product);
  const added = addOptions(product, builder, isModified ? 'MODIFIER' : 'PRODUCT_OPTION');
  const options = isModified ? [] : added;
  const choiceMedia = product.options.flatMap(({ choices }) => choices.flatMap(({ media }) => media));
  const { stock, variants } = convertVariants(
    isModified ? { ...product, options: [] } : product,
    ({ choices }) =>
      options.map((option) => ({
        optionId: option.customizationId,
        choiceId: option.choiceIds.get(choices[option.name] ?? '') ?? '',
      })),
    currency,
  );
  const modifiers = new Map(
    [...(isModified ? added.map(toModifier) : []), ...addTextFields(product, builder)].map((one) => [
      one.customizationId,
      one,
    ]),
  );
  const converted: StoredProduct = {
    ...newEntity(id, createdDate, lastUpdated),
    name,
    slug,
    handle: getHandle(id),
    visible,
    visibleInPos: product.productType === 'physical',
    type: product.productType === 'physical' ? 'PHYSICAL' : 'DIGITAL',
    ...(product.giftCard && { giftCard: true }),
    description: { html: description },
    media: [...new Map([...product.media, ...choiceMedia].map((image) => [image.id, image])).values()],
    options: options.map(({ choices, customizationId }) => ({ customizationId, choices })),
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
    publicTagIds: [],
    privateTagIds: [],
    membersOnly: false,
    subscriptions: [],
    allowOneTimePurchases: true,
    ...(product.seoData && { seoData: product.seoData }),
    ...(!product.seoData && product.seoDescription !== null && { seoData: metaDescription(product.seoDescription) }),
  };
  builder.addProduct(converted, stock, categoryIds);
}
