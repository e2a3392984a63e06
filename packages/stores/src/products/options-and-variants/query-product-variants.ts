import { operation, type PagingMetadata } from '@cartwright/core';
import { variantShape, type Variant } from '../product-parts/variant.js';

/** Options for `queryProductVariants`. */
export interface QueryProductVariantsOptions {
  /** Choices of the variants to return, by option name: `{ Size: 'M' }`. */
  choices?: Record<string, string>;
  /** IDs of the variants to return. */
  variantIds?: string[];
  /** Limit, at most 100, and offset. */
  paging?: { limit?: number | null; offset?: number | null };
  /**
   * Whether to include merchant data, such as cost and profit. Requires a merchant identity.
   *
   * @default false
   */
  includeMerchantSpecificData?: boolean;
}

/** Response of `queryProductVariants`. */
export interface QueryProductVariantsResponse {
  /** Variants of this page. */
  variants?: Variant[];
  /** Paging metadata of the response. */
  metadata?: PagingMetadata;
  /** Number of results on all pages. */
  totalResults?: number;
}

/**
 * Queries the variants of a product, by choices or IDs.
 *
 * @param _id - Product ID (GUID).
 * @param options - Which variants to return. Without them, all variants.
 * @returns One page of variants, and the number of results.
 * @throws `CartwrightError` `invalid_argument` for an empty ID; no request is sent.
 * @throws `ApiError` with status 404 when the product does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const findMediums = async (id: string) =>
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
  args: ['_id', '...options'],
  response: { variants: variantShape },
  repeatable: true,
});
