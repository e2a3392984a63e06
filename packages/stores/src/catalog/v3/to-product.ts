import type { ConnectedModifier, ConnectedOption } from '../../products-v3/entity/options.js';
import type { ProductMedia } from '../../products-v3/entity/media.js';
import type { V3Product } from '../../products-v3/entity/product.js';
import type { Variant } from '../../products-v3/entity/variant.js';
import { toPrice, toPriceRange, variantPriceRange } from '../model/amounts.js';
import type { CatalogMedia } from '../model/media.js';
import type { CatalogModifier, CatalogOption } from '../model/option.js';
import type { CatalogPrice } from '../model/price.js';
import type { WithRaw } from '../catalog.js';
import type { CatalogProduct, CatalogProductSummary, CatalogVariant } from '../model/product.js';
import { toSeo } from '../model/seo.js';
import type { CatalogStockStatus } from '../model/stock.js';

const toMedia = ({ _id, image, video, altText, thumbnail }: ProductMedia): CatalogMedia => {
  const picture = image ?? thumbnail?.url;
  return {
    id: _id ?? picture ?? '',
    type: video ? 'video' : 'image',
    ...(picture && { image: picture }),
    ...(video && { video }),
    altText: altText ?? '',
  };
};

const listMedia = ({ media = {} }: V3Product): CatalogMedia[] =>
  (media.itemsInfo?.items ?? (media.main ? [media.main] : [])).map(toMedia);

function toOption({ name, optionRenderType, choicesSettings }: ConnectedOption, media: CatalogMedia[]): CatalogOption {
  return {
    name: name ?? '',
    display: optionRenderType === 'SWATCH_CHOICES' ? 'color' : 'text',
    choices: (choicesSettings?.choices ?? []).map((choice) => {
      const references = choice.media?.items?.map(({ mediaId }) => mediaId);
      return {
        name: choice.name ?? '',
        ...(choice.colorCode && { color: choice.colorCode }),
        inStock: choice.inStock !== false,
        visible: choice.visible !== false,
        media: references ? media.filter(({ id }) => references.includes(id)) : (choice.linkedMedia ?? []).map(toMedia),
      };
    }),
  };
}

/** An added amount, if it is not zero. */
const getAddedPrice = (amount: string | null | undefined) => Number(amount) > 0 && { addedPrice: amount as string };

function toModifier({ name, key = '', mandatory, ...modifier }: ConnectedModifier): CatalogModifier {
  const common = { name: name ?? '', required: mandatory === true };
  const { freeTextSettings: text, choicesSettings } = modifier;
  if (modifier.modifierRenderType !== 'FREE_TEXT') {
    const choices = (choicesSettings?.choices ?? []).map((choice) => ({
      name: choice.name ?? '',
      key: choice.key ?? '',
      ...(choice.colorCode && { color: choice.colorCode }),
      ...getAddedPrice(choice.addedPrice),
    }));
    return { type: 'choice', ...common, key, choices };
  }
  return {
    type: 'text',
    ...common,
    name: text?.title ?? common.name,
    key: text?.key ?? key,
    ...(text?.minCharCount && { minLength: text.minCharCount }),
    ...(text?.maxCharCount && { maxLength: text.maxCharCount }),
    ...getAddedPrice(text?.defaultAddedPrice),
  };
}

function toVariant({ currency, options = [], physicalProperties }: V3Product, variant: Variant): CatalogVariant {
  const { price, inventoryStatus = {} } = variant;
  const choices = (variant.choices ?? []).map(({ optionChoiceNames, optionChoiceIds }) => {
    const option = options.find(({ _id }) => _id === optionChoiceIds?.optionId);
    const choice = option?.choicesSettings?.choices?.find(({ choiceId }) => choiceId === optionChoiceIds?.choiceId);
    return [optionChoiceNames?.optionName ?? option?.name ?? '', optionChoiceNames?.choiceName ?? choice?.name ?? ''];
  });
  const { inStock, preorderEnabled } = inventoryStatus;
  return {
    id: variant._id ?? '',
    choices: Object.fromEntries(choices) as Record<string, string>,
    price: toPrice(
      price?.actualPrice?.amount,
      price?.compareAtPrice?.amount,
      currency,
      variant.physicalProperties?.pricePerUnit?.value,
      physicalProperties?.pricePerUnit,
    ),
    sku: variant.sku || undefined,
    weight: variant.physicalProperties?.weight || undefined,
    visible: variant.visible !== false,
    stock: { availability: inStock ? 'IN_STOCK' : preorderEnabled ? 'PREORDER' : 'OUT_OF_STOCK' },
  };
}

/** The range that the platform calculates. */
function toPrices({ actualPriceRange, compareAtPriceRange, currency }: V3Product): CatalogPrice[] {
  const ends = (['minValue', 'maxValue'] as const).map((end) =>
    toPrice(actualPriceRange?.[end]?.amount, compareAtPriceRange?.[end]?.amount, currency),
  );
  return ends.flatMap((price) => price ?? []);
}

/** Availability of a product. */
function toStatus({ inventory: { availabilityStatus, preorderAvailability } = {} }: V3Product): CatalogStockStatus {
  const status = availabilityStatus as CatalogStockStatus | undefined;
  if (status === 'IN_STOCK' || status === 'PARTIALLY_OUT_OF_STOCK') return status;
  return preorderAvailability === 'ALL_VARIANTS' || preorderAvailability === 'SOME_VARIANTS'
    ? 'PREORDER'
    : 'OUT_OF_STOCK';
}

/** Variant of a product without options. Lists have it as the cheapest one. */
const getOnlyVariant = ({ variantsInfo, variantSummary }: V3Product): Variant | undefined =>
  variantsInfo?.variants?.[0] ?? variantSummary?.minPriceVariant;

/** Converts a product of a list, which has no variants. */
export function toSummary(product: V3Product): WithRaw<CatalogProductSummary> {
  const media = listMedia(product);
  const ribbons = [product.ribbon, ...(product.additionalRibbons ?? [])];
  return {
    id: product._id ?? '',
    slug: product.slug ?? '',
    name: product.name ?? '',
    description: product.plainDescription ?? '',
    type: product.productType === 'DIGITAL' ? 'digital' : 'physical',
    visible: product.visible !== false,
    options: (product.options ?? []).map((option) => toOption(option, media)),
    modifiers: (product.modifiers ?? []).map(toModifier),
    priceRange: toPriceRange(toPrices(product)),
    media,
    stockStatus: toStatus(product),
    stockIsComplete: true,
    managesVariants: true,
    onlyVariantId: (product.options ?? []).length === 0 ? (getOnlyVariant(product)?._id ?? undefined) : undefined,
    ribbons: ribbons.flatMap((ribbon) => ribbon?.name || []),
    brand: product.brand?.name || undefined,
    infoSections: (product.infoSections ?? []).map(({ title, plainDescription }) => ({
      title: title ?? '',
      description: plainDescription ?? '',
    })),
    categoryIds: (product.directCategoriesInfo?.categories ?? []).flatMap(({ _id }) => _id ?? []),
    seo: toSeo(product.name ?? '', product.seoData),
    raw: { version: 'v3', entity: product },
  };
}

/** Converts a product with its variants. */
export function toProduct(product: V3Product): WithRaw<CatalogProduct> {
  const variants = (product.variantsInfo?.variants ?? []).map((variant) => toVariant(product, variant));
  const summary = toSummary(product);
  return {
    ...summary,
    priceRange: variantPriceRange(variants) ?? summary.priceRange,
    stockIsComplete: false,
    variants,
  };
}
