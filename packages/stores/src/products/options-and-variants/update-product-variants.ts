import { float, operation } from '@cartwright/core';
import { requireEach } from '../../catalog/require.js';
import { variantShape, type Dimensions, type Variant } from '../product-parts/variant.js';

/** What changes, for the variants that `choices` or `variantIds` name. What is left out stays as it is. */
export interface VariantOverride {
  /** The variants with these choices, by the names of the options: `{ Size: 'M' }`. */
  choices?: Record<string, string>;
  /** The variants with these ids. */
  variantIds?: string[];
  /** What they cost, in the store's currency; at most 999999999.99. */
  price?: number | null;
  /** What they cost the merchant; at most 999999999.99. */
  cost?: number | null;
  /** In the store's unit of weight; at most 999999999.99. */
  weight?: number | null;
  /** Stock keeping unit; at most 40 characters. */
  sku?: string | null;
  /** Whether they are shown. */
  visible?: boolean | null;
  /** How large they are. */
  productDimensions?: Dimensions;
  /** How large their packages are. */
  packageDimensions?: Dimensions;
}

/** The answer of `updateProductVariants`. */
export interface UpdateVariantsResponse {
  /** The variants as they are now. */
  variants?: Variant[];
}

/**
 * Changes variants of a product whose variants are managed: their prices, costs, weights, stock keeping units, and
 * whether they are shown. For merchants.
 *
 * @param _id - The product's id.
 * @param variants - What changes, for which variants.
 * @returns Variants of the product as they are now.
 * @throws `CartwrightError` `invalid_argument` for an empty id or list. Nothing is sent then.
 * @throws `ApiError` with status 400 for choices that the product does not have, and what else the platform does not
 * take; 403 for callers without the permission, 404 when there is no such product.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const repriceLarge = async (id: string, price: number) =>
 *   (await client.products.updateProductVariants(id, [{ choices: { Size: 'L' }, price }])).variants;
 * ```
 * @see PATCH /stores/v1/products/{id}/variants
 */
export const updateProductVariants = /* @__PURE__ */ operation<
  [_id: string, variants: VariantOverride[]],
  UpdateVariantsResponse
>({
  id: 'stores.products.updateProductVariants',
  method: 'PATCH',
  path: '/stores/v1/products/{id}/variants',
  args: ['_id', 'variants'],
  input(id, variants) {
    requireEach(variants, 'variants');
    return { id, variants };
  },
  request: { variants: { price: float, cost: float, weight: float } },
  response: { variants: variantShape },
});
