import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { queryVariantsSpec } from '../read-only-variants-v3/query-variants-spec.js';
import type {
  QueryVariantsOptions,
  QueryVariantsResponse,
  ReadOnlyVariantQuery,
} from '../read-only-variants-v3/query-variants.js';
import type { RequestedFields } from '../read-only-variants-v3/requested-fields.js';

/** Call signature of `findVariants`. */
export interface FindVariants extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    query: ReadOnlyVariantQuery,
    options?: QueryVariantsOptions<Field>,
    request?: RequestOptions,
  ): Promise<QueryVariantsResponse<Field>>;
}

/**
 * Queries variants of Catalog V3 with data of their products with an object. Sends the same request as `queryVariants`,
 * without its query builder, which bundles then omit.
 *
 * @param query - Filter, sort and paging. At most 1,000 variants per page.
 * @param options - Fields on request to return.
 * @returns One page of variants, with its paging metadata.
 * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { findVariants } from '@cartwright/stores/find';
 *
 * const client = createClient({ modules: { variants: { findVariants } } });
 *
 * export const getVariants = (productId: string) =>
 *   client.variants.findVariants({ filter: { 'productData.productId': productId } });
 * ```
 * @see POST /stores/v3/products/query-variants
 */
export const findVariants = /* @__PURE__ */ operation<FindVariants>(queryVariantsSpec);
