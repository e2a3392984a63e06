import type { CatalogChoiceModifier, CatalogTextModifier } from '../catalog/model/option.js';
import type { CatalogProduct, CatalogProductSummary, CatalogVariant } from '../catalog/model/product.js';
import type { SelectableMedia, SelectableProduct, SelectableVariant } from './selectable-product.js';

/** Variant of the common catalog model, in the shape of Catalog V1. */
interface ReadableVariant extends SelectableVariant {
  readonly source: CatalogVariant;
}

/** Product of any model, in the shape that the selection helpers calculate with. */
export interface ReadableProduct<
  Variant extends SelectableVariant = SelectableVariant,
> extends SelectableProduct<Variant> {
  readonly texts: readonly CatalogTextModifier[];
  readonly modifiers: readonly CatalogChoiceModifier[];
}

/** Product of the common catalog model. Those of lists have no variants. */
export type AnyCatalogProduct = CatalogProductSummary & Partial<Pick<CatalogProduct, 'variants'>>;

/** Whether a product is one of the common catalog model. */
export const isCatalogProduct = (product: SelectableProduct | AnyCatalogProduct): product is AnyCatalogProduct =>
  'managesVariants' in product;

const toMedia = (media: CatalogProduct['media']): SelectableMedia => ({
  items: media.map(({ id, image, altText }) => ({ _id: id, ...(image && { image: { url: image, altText } }) })),
});

const toVariant = (source: CatalogVariant): ReadableVariant => {
  const { availability, quantity, preorderMessage } = source.stock;
  const counted = quantity !== undefined && { quantity };
  return {
    source,
    _id: source.id,
    choices: source.choices,
    variant: { visible: source.visible },
    stock: { inStock: availability === 'IN_STOCK', trackQuantity: !!counted, ...counted },
    ...(availability === 'PREORDER' && {
      stock: { inStock: false },
      preorderInfo: { enabled: true, limit: quantity ?? null, message: preorderMessage ?? null },
    }),
  };
};

/** Only variant of a product of a list, if it has no options. */
function createOnlyVariant({ onlyVariantId, priceRange, stockStatus, visible }: AnyCatalogProduct): CatalogVariant[] {
  if (onlyVariantId === undefined) return [];
  const price = priceRange && {
    amount: priceRange.min,
    ...(priceRange.compareAt && { compareAt: priceRange.compareAt.min }),
    currency: priceRange.currency,
  };
  const availability = stockStatus === 'PARTIALLY_OUT_OF_STOCK' ? 'IN_STOCK' : stockStatus;
  const unknown = { sku: undefined, weight: undefined };
  return [{ id: onlyVariantId, choices: {}, price, ...unknown, visible, stock: { availability } }];
}

/** Stock of the product, which counts where it has no variants, or where these are not managed. */
const toStock = ({ stockStatus }: AnyCatalogProduct, variants: readonly ReadableVariant[]) => {
  const { trackQuantity, ...stock } = variants[0]?.stock ?? {
    inStock: stockStatus !== 'OUT_OF_STOCK' && stockStatus !== 'PREORDER',
  };
  return { ...stock, trackInventory: trackQuantity === true };
};

/** Converts a product of the common catalog model. */
export function readCatalogProduct(product: AnyCatalogProduct): ReadableProduct<ReadableVariant> {
  const variants = (product.variants ?? createOnlyVariant(product)).map(toVariant);
  return {
    _id: product.id,
    visible: product.visible,
    manageVariants: product.managesVariants,
    productOptions: product.options.map(({ name, display, choices }) => ({
      name,
      optionType: display === 'color' ? 'color' : 'drop_down',
      choices: choices.map((choice) => ({
        description: choice.name,
        value: choice.color ?? choice.name,
        inStock: choice.inStock,
        visible: choice.visible,
        media: toMedia(choice.media),
      })),
    })),
    variants,
    stock: toStock(product, variants),
    ...(product.stockStatus === 'PREORDER' && { preorderInfo: { enabled: true } }),
    media: toMedia(product.media),
    texts: product.modifiers.flatMap((modifier) => (modifier.type === 'text' ? [modifier] : [])),
    modifiers: product.modifiers.flatMap((modifier) => (modifier.type === 'choice' ? [modifier] : [])),
  };
}

/** Converts a product of any model. */
export const readProduct = (product: SelectableProduct | AnyCatalogProduct): ReadableProduct =>
  isCatalogProduct(product)
    ? readCatalogProduct(product)
    : {
        ...product,
        modifiers: [],
        texts: (product.customTextFields ?? []).flatMap(({ title, maxLength, mandatory }) =>
          title
            ? [{ type: 'text', name: title, key: title, required: !!mandatory, ...(maxLength && { maxLength }) }]
            : [],
        ),
      };
