import { operation, type PagingMetadata } from '@cartwright/core';
import { variantShape, type Variant } from '../product-parts/variant.js';

/** Which variants to answer with. */
export interface QueryProductVariantsOptions {
  /** Those with these choices, by the names of the options: `{ Size: 'M' }`. */
  choices?: Record<string, string>;
  /** Those with these ids. */
  variantIds?: string[];
  /** Which part. `limit` at most 100. */
  paging?: { limit?: number | null; offset?: number | null };
  /** Whether the answer has what only merchants see. Needs their permission. */
  includeMerchantSpecificData?: boolean;
}

/** The answer of `queryProductVariants`. */
export interface QueryProductVariantsResponse {
  /** The variants. */
  variants?: Variant[];
  /** The answer's place among all results. */
  metadata?: PagingMetadata;
  /** How many there are in all. */
  totalResults?: number;
}

/**
 * Finds variants of a product, by choices or ids.
 *
 * @param _id - The product's id.
 * @param options - Which variants. Default: all.
 * @returns The variants.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 404 when there is no such product.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const mediums = async (id: string) =>
 *   (await client.products.queryProductVariants(id, { choices: { Size: 'M' } })).variants;
 * ```
 * @see POST /stores-reader/v1/products/{id}/variants/query
 */
export const queryProductVariants = /* @__PURE__ */ operation<
  [_id: string, options?: QueryProductVariantsOptions],
  QueryProductVariantsResponse
>({
  id: 'stores.products.queryProductVariants',
  method: 'POST',
  path: '/stores-reader/v1/products/{id}/variants/query',
  args: ['_id', 'options'],
  input: (id, options) => ({ ...options, id }),
  response: { variants: variantShape },
  repeatable: true,
});
