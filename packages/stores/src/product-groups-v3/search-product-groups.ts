import {
  aggregationDataShape,
  operation,
  searchShape,
  type AggregationData,
  type DeclaredOperation,
  type EntitySearch,
  type QueryField,
  type RequestOptions,
} from '@cartwright/core';
import type { CursorPagingMetadata } from '../catalog-v3/results/cursor-paging-metadata.js';
import { productGroupShape } from './entity/product-group.js';
import type { FieldsOptions, ProductGroupRequestedFields, ProductGroupWith } from './requested-fields.js';

/** Fields that `searchProductGroups` filters and sorts by. */
export interface ProductGroupSearchFields {
  /** ID. */
  _id: QueryField<string>;
  /** Time of creation. */
  _createdDate: QueryField<Date>;
  /** Name. */
  name: QueryField<string>;
  /** ID of the grouping customization. Filter only. */
  groupingCustomizationId: QueryField<string, 'NONE'>;
  /** Product IDs of the members. Filter only. */
  'members.productId': QueryField<string[], 'NONE', '$hasSome' | '$hasAll'>;
  /** Product names of the members. Filter only. */
  'members.productName': QueryField<string[], 'NONE', '$hasSome' | '$hasAll'>;
}

/** Search for product groups: filter, free text, sort order, aggregations and paging. */
export type ProductGroupSearch = EntitySearch<
  ProductGroupSearchFields,
  keyof ProductGroupSearchFields,
  'name' | 'members.productName'
>;

/** Options for `searchProductGroups`. */
export type SearchProductGroupsOptions<Field = ProductGroupRequestedFields> = FieldsOptions<Field>;

/** Response of `searchProductGroups`. */
export interface SearchProductGroupsResponse<Field = ProductGroupRequestedFields> {
  /** Product groups of the page. */
  productGroups?: ProductGroupWith<Field>[];
  /** Cursors of the page. */
  pagingMetadata?: CursorPagingMetadata;
  /** Results of the aggregations. */
  aggregationData?: AggregationData;
}

/** Call signature of `searchProductGroups`. */
export interface SearchProductGroupsSignature extends DeclaredOperation {
  <const Field extends ProductGroupRequestedFields = never>(
    search: ProductGroupSearch,
    options?: SearchProductGroupsOptions<Field>,
    request?: RequestOptions,
  ): Promise<SearchProductGroupsResponse<Field>>;
}

/**
 * Searches product groups by free text and by their fields, and counts the matches for each value of a field (facets).
 *
 * @param search - Filter, free text, sort order, aggregations and paging. At most 100 product groups per page.
 * @param options - Fields on request to return.
 * @returns One page of product groups, and the results of the aggregations for all pages.
 * @throws `ApiError` with status 400 for a field that does not support filtering, sorting or aggregation.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productGroupsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productGroupsV3 } });
 *
 * export const getGroups = (productId: string) =>
 *   client.productGroupsV3.searchProductGroups({ filter: { 'members.productId': { $hasSome: [productId] } } });
 * ```
 * @see GET /stores/v3/product-groups/search
 */
export const searchProductGroups = /* @__PURE__ */ operation<SearchProductGroupsSignature>({
  id: 'stores.productGroupsV3.searchProductGroups',
  method: 'GET',
  path: '/stores/v3/product-groups/search',
  structuredQuery: true,
  fallback: '/stores/v3/product-groups/search',
  args: ['search', '...options'],
  request: { search: searchShape },
  response: { productGroups: productGroupShape, aggregationData: aggregationDataShape },
  repeatable: true,
});
