import type { Origins } from '../../../kernel/origins.js';
import type { StoredProduct } from '../../../shop/catalog-v1/product.js';
import { type Variant, normalizeChoices, getVariants } from '../../../shop/catalog-v1/variant.js';
import { imageUrl } from '../../media/format-image.js';
import { formatVariantStock } from '../format-variant.js';

/** A variant of any product of the store. Its unique id is the product's id, a hyphen, and the variant's id. */
export interface StoreVariant {
  readonly id: string;
  readonly product: StoredProduct;
  readonly variant: Variant;
}

/** Returns the variants of a product as variants of the store. */
export const getStoreVariants = (product: StoredProduct): readonly StoreVariant[] =>
  getVariants(product).map((variant) => ({ id: `${product.id}-${variant.id}`, product, variant }));

/** Returns the choices of a variant, such as `250g | Stovetop`, or the product's name if it has no options. */
export const getVariantName = ({ product, variant }: StoreVariant): string =>
  product.options.map(({ name }) => variant.choices[name] ?? '').join(' | ') || product.name;

/** Returns the image of the variant's choices, or the product's main image. */
const getImage = ({ product, variant }: StoreVariant) => {
  const chosen = normalizeChoices(product, variant.choices);
  const own = product.options.flatMap(
    ({ choices, name }) => choices.find(({ description }) => description === chosen[name])?.media ?? [],
  );
  return own[0] ?? product.media[0];
};

/** Formats a variant of the store as the platform does. */
export function formatStoreVariant(found: StoreVariant, origin: Origins): object {
  const { product, variant } = found;
  const image = getImage(found);
  const { preorder } = variant;
  return {
    id: found.id,
    variantId: variant.id,
    productId: product.id,
    variantName: getVariantName(found),
    productName: product.name,
    managedVariant: product.manageVariants,
    sku: variant.sku,
    stock: formatVariantStock(variant),
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
