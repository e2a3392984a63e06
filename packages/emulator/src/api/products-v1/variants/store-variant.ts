import type { StoredProduct } from '../../../shop/catalog-v1/product.js';
import { type Variant, normalizeChoices, variantsOf } from '../../../shop/catalog-v1/variant.js';
import { imageUrl } from '../../media/format-image.js';
import { formatVariantStock } from '../format-variant.js';

/** A variant of any product of the store, under an id of its own: the product's, a hyphen, and the variant's. */
export interface StoreVariant {
  readonly id: string;
  readonly product: StoredProduct;
  readonly variant: Variant;
}

/** The variants of a product as variants of the store. */
export const storeVariantsOf = (product: StoredProduct): readonly StoreVariant[] =>
  variantsOf(product).map((variant) => ({ id: `${product.id}-${variant.id}`, product, variant }));

/** The choices, `250g | Stovetop`; the product's name where there is nothing to choose. */
export const variantNameOf = ({ product, variant }: StoreVariant): string =>
  product.options.map(({ name }) => variant.choices[name] ?? '').join(' | ') || product.name;

/** The image of the variant's choices, or else the product's. */
const imageOf = ({ product, variant }: StoreVariant) => {
  const chosen = normalizeChoices(product, variant.choices);
  const own = product.options.flatMap(
    ({ choices, name }) => choices.find(({ description }) => description === chosen[name])?.media ?? [],
  );
  return own[0] ?? product.media[0];
};

/** Makes the platform's form of a variant of the store. */
export function formatStoreVariant(found: StoreVariant, origin: string): object {
  const { product, variant } = found;
  const image = imageOf(found);
  const { preorder } = variant;
  return {
    id: found.id,
    variantId: variant.id,
    productId: product.id,
    variantName: variantNameOf(found),
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
