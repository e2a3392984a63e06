import { float, operation } from '@cartwright/core';
import { requireEach } from '../../shared/require.js';
import { variantShape, type Dimensions, type Variant } from '../product-parts/variant.js';

/** Changes to the variants selected by `choices` or `variantIds`. Omitted fields keep their values. */
export interface VariantOverride {
  /** Choices of the variants to update, by option name: `{ Size: 'M' }`. */
  choices?: Record<string, string>;
  /** IDs of the variants to update. */
  variantIds?: string[];
  /** Price, in the store's currency; at most 999999999.99. */
  price?: number | null;
  /** Cost of the merchant, in the store's currency; at most 999999999.99. */
  cost?: number | null;
  /** Weight, in the store's weight unit; at most 999999999.99. */
  weight?: number | null;
  /** SKU (stock keeping unit); at most 40 characters. */
  sku?: string | null;
  /** Whether the variants are visible to shoppers. */
  visible?: boolean | null;
  /** Dimensions of the product. */
  productDimensions?: Dimensions;
  /** Dimensions of the package. */
  packageDimensions?: Dimensions;
}

/** Response of `updateProductVariants`. */
export interface UpdateVariantsResponse {
  /** Updated variants. */
  variants?: Variant[];
}

/**
 * Updates the price, cost, weight, SKU or visibility of variants. Only for products with `manageVariants`. Requires a
 * merchant identity.
 *
 * @param _id - Product ID (GUID).
 * @param variants - Changes and the variants they apply to.
 * @returns The updated variants.
 * @throws `CartwrightError` `invalid_argument` for an empty ID or list; no request is sent.
 * @throws `ApiError` with status 400 for an invalid field or a choice that the product does not have.
 * @throws `ApiError` with status 403 when the caller lacks the permission, 404 when the product does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const setPriceOfLarge = async (id: string, price: number) =>
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
  prepare: (id, variants) => requireEach(variants, 'variants'),
  request: { variants: { price: float, cost: float, weight: float } },
  response: { variants: variantShape },
});
