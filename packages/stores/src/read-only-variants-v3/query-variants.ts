import {
  queryOperation,
  type DeclaredOperation,
  type EntityQuery,
  type Page,
  type QueryBuilder,
  type QueryField,
  type RequestOptions,
} from '@cartwright/core';
import type { CursorPagingMetadata } from '../catalog-v3/results/cursor-paging-metadata.js';
import type { FieldsOptions, RequestedFields, VariantWith } from './requested-fields.js';
import { queryVariantsSpec } from './query-variants-spec.js';

/** Fields that variants can be filtered and sorted by. */
export interface VariantFields {
  /** ID of the entry. */
  _id: QueryField<string>;
  /** Variant ID. */
  variantId: QueryField<string>;
  /** Product ID. */
  'productData.productId': QueryField<string>;
}

/** Query for variants, as an object. */
export type ReadOnlyVariantQuery = EntityQuery<VariantFields>;

/** Query builder for variants. */
export type VariantsQueryBuilder<Field = RequestedFields> = QueryBuilder<VariantWith<Field>, VariantFields>;

/** Page of variants. */
export type VariantsQueryResult<Field = RequestedFields> = Page<VariantWith<Field>>;

/** Options for `queryVariants`. */
export interface QueryVariantsOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /** IDs of the locations to return in `locations`. */
  locationIds?: readonly string[];
}

/** Response of `queryVariants` for a query object. */
export interface QueryVariantsResponse<Field = RequestedFields> {
  /** Variants of the page. */
  variants?: VariantWith<Field>[];
  /** Cursors of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryVariants`. */
export interface QueryVariants extends DeclaredOperation {
  /**
   * Queries variants of all products by their IDs with a query builder: chain conditions, then call `find()` or
   * `items()`.
   *
   * @param options - Fields on request, and locations.
   * @returns The query builder. The request is sent by `find()` or `items()`.
   */
  <const Field extends RequestedFields = never>(options?: QueryVariantsOptions<Field>): VariantsQueryBuilder<Field>;
  /**
   * Queries variants of all products by their IDs with a query object.
   *
   * @param query - Filter, sort and paging. At most 1,000 variants per page, 50 by default with the query builder.
   * @param options - Fields on request, and locations.
   * @param request - Request options.
   * @returns One page of results, with its cursors.
   * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
   * @throws `ApiError` with status 428 if the site has Catalog V1.
   * @see POST /stores/v3/products/query-variants
   */
  <const Field extends RequestedFields = never>(
    query: ReadOnlyVariantQuery,
    options?: QueryVariantsOptions<Field>,
    request?: RequestOptions,
  ): Promise<QueryVariantsResponse<Field>>;
}

/**
 * Queries variants of all products by their IDs. Without a query it returns a query builder: chain conditions, then
 * call `find()`. With a query object it sends the request. For other fields use `searchVariants`.
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { readOnlyVariantsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { readOnlyVariantsV3 } });
 *
 * export const getVariants = (productId: string) =>
 *   client.readOnlyVariantsV3.queryVariants().eq('productData.productId', productId).find();
 *
 * export const findVariant = async (variantId: string) =>
 *   (await client.readOnlyVariantsV3.queryVariants({ filter: { variantId } })).variants?.[0];
 * ```
 * @see POST /stores/v3/products/query-variants
 */
export const queryVariants = /* @__PURE__ */ queryOperation<QueryVariants>(queryVariantsSpec);
