import type { QueryField, QueryFields } from '../../query/index.js';
import type { StoredProduct } from '../product.js';
import { isInStock } from '../stock.js';
import { type Variant, normalizeChoices, variantsOf } from '../variant.js';
import { imageUrl } from '../wire-image.js';
import { wireVariantStock } from '../wire-variant.js';

/** A variant of any product of the store, under an id of its own: the product's, a hyphen, and the variant's. */
export interface StoreVariant {
  readonly id: string;
  readonly product: StoredProduct;
  readonly variant: Variant;
}

/** The variants of a product as variants of the store. */
export const storeVariantsOf = (product: StoredProduct): StoreVariant[] =>
  variantsOf(product).map((variant) => ({ id: `${product.id}-${variant.id}`, product, variant }));

/** The choices, `250g | Stovetop`; the product's name where there is nothing to choose. */
const nameOf = ({ product, variant }: StoreVariant): string =>
  product.options.map(({ name }) => variant.choices[name] ?? '').join(' | ') || product.name;

/** What queries may ask of a variant of the store. */
export const storeVariantFields: QueryFields<StoreVariant> = new Map<string, QueryField<StoreVariant>>([
  ['id', { type: 'string', sortable: true, read: ({ id }) => id }],
  ['variantId', { type: 'string', sortable: true, read: ({ variant }) => variant.id }],
  ['productId', { type: 'string', sortable: true, read: ({ product }) => product.id }],
  ['variantName', { type: 'string', sortable: true, read: nameOf }],
  ['productName', { type: 'string', sortable: true, read: ({ product }) => product.name }],
  ['managedVariant', { type: 'boolean', sortable: false, read: ({ product }) => product.manageVariants }],
  ['sku', { type: 'string', sortable: true, read: ({ variant }) => variant.sku }],
  ['collectionIds', { type: 'list', sortable: false, read: ({ product }) => product.collectionIds }],
  ['stock.trackQuantity', { type: 'boolean', sortable: false, read: ({ variant }) => variant.stock.trackInventory }],
  ['stock.quantity', { type: 'number', sortable: true, read: ({ variant }) => variant.stock.quantity }],
  ['stock.inStock', { type: 'boolean', sortable: false, read: ({ variant }) => isInStock(variant.stock) }],
  [
    'preorderInfo.enabled',
    { type: 'boolean', sortable: false, read: ({ variant }) => Boolean(variant.preorder?.enabled) },
  ],
]);

/** The image of the variant's choices, or else the product's. */
const imageOf = ({ product, variant }: StoreVariant) => {
  const chosen = normalizeChoices(product, variant.choices);
  const own = product.options.flatMap(
    ({ choices, name }) => choices.find(({ description }) => description === chosen[name])?.media ?? [],
  );
  return own[0] ?? product.media[0];
};

/** Makes the platform's form of a variant of the store. */
export function wireStoreVariant(found: StoreVariant, origin: string): object {
  const { product, variant } = found;
  const image = imageOf(found);
  const { preorder } = variant;
  return {
    id: found.id,
    variantId: variant.id,
    productId: product.id,
    variantName: nameOf(found),
    productName: product.name,
    managedVariant: product.manageVariants,
    sku: variant.sku,
    stock: wireVariantStock(variant),
    choices: variant.choices,
    collectionIds: product.collectionIds,
    ...(image && {
      media: { image: { id: image.id, url: imageUrl(image, origin), height: image.height, width: image.width } },
    }),
    preorderInfo: {
      enabled: preorder?.enabled ?? false,
      ...(preorder?.enabled && { message: preorder.message, limit: preorder.limit }),
    },
  };
}
