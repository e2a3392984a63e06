import type { CatalogChoiceModifier, CatalogTextModifier } from '../catalog/model/option.js';
import type { CatalogProduct, CatalogVariant } from '../catalog/model/product.js';
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

/** Whether a product is one of the common catalog model. */
export const isCatalogProduct = (product: SelectableProduct | CatalogProduct): product is CatalogProduct =>
  'raw' in product;

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

/** Stock of a product of Catalog V1 whose variants are not managed: they share it. */
const sharedStock = ({ raw }: CatalogProduct, variants: readonly ReadableVariant[]): ReadableProduct['stock'] => {
  const { trackQuantity, ...stock } = variants[0]?.stock ?? {};
  if (variants.length > 0) return { ...stock, trackInventory: trackQuantity === true };
  return raw.version === 'v1' ? raw.entity.stock : undefined;
};

/** Converts a product of the common catalog model. */
export function readCatalogProduct(product: CatalogProduct): ReadableProduct<ReadableVariant> {
  const variants = product.variants.map(toVariant);
  const stock = sharedStock(product, variants);
  return {
    _id: product.id,
    visible: product.visible,
    manageVariants: product.raw.version === 'v3' || product.raw.entity.manageVariants === true,
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
    ...(stock && { stock }),
    media: toMedia(product.media),
    texts: product.modifiers.flatMap((modifier) => (modifier.type === 'text' ? [modifier] : [])),
    modifiers: product.modifiers.flatMap((modifier) => (modifier.type === 'choice' ? [modifier] : [])),
  };
}

/** Converts a product of any model. */
export const readProduct = (product: SelectableProduct | CatalogProduct): ReadableProduct =>
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
