import {
  aggregationDataShape,
  operation,
  searchShape,
  type AggregationData,
  type DeclaredOperation,
  type RequestOptions,
} from '@cartwright/core';
import type { CursorPagingMetadata } from '../catalog-v3/results/cursor-paging-metadata.js';
import { productShape } from './entity/product.js';
import type { FieldsOptions, ProductWith, RequestedFields } from './requested-fields.js';
import type { V3ProductSearch } from './search-fields.js';

/** Options for `searchProducts`. */
export type SearchProductsOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Response of `searchProducts`. */
export interface V3SearchProductsResponse<Field = RequestedFields> {
  /** Products of the page. */
  products?: ProductWith<Field>[];
  /** Cursors of the page. */
  pagingMetadata?: CursorPagingMetadata;
  /** Results of the aggregations. */
  aggregationData?: AggregationData;
}

/** Call signature of `searchProducts`. */
export interface SearchProductsSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    search: V3ProductSearch,
    options?: SearchProductsOptions<Field>,
    request?: RequestOptions,
  ): Promise<V3SearchProductsResponse<Field>>;
}

/**
 * Searches products by free text and by any of their declared fields, and counts the matches for each value of a field
 * (facets). Variants are not returned. An exact name is not guaranteed to be the first result.
 *
 * @param search - Filter, free text, sort order, aggregations and paging. At most 100 products per page.
 * @param options - Fields on request to return.
 * @returns One page of products, and the results of the aggregations for all pages.
 * @throws `ApiError` with status 400 for a field that does not support filtering, sorting or aggregation.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productsV3 } });
 *
 * export const searchCategory = (categoryId: string, expression: string) =>
 *   client.productsV3.searchProducts(
 *     {
 *       search: { expression },
 *       filter: {
 *         'directCategoriesInfo.categories': { $matchItems: [{ _id: categoryId }] },
 *         'actualPriceRange.minValue.amount': { $lte: 50 },
 *       },
 *       sort: [{ fieldName: 'actualPriceRange.minValue.amount', order: 'ASC' }],
 *       aggregations: [{ name: 'brands', type: 'VALUE', fieldPath: 'brand.name', value: { limit: 20 } }],
 *       cursorPaging: { limit: 24 },
 *     },
 *     { fields: ['CURRENCY', 'THUMBNAIL'] },
 *   );
 * ```
 * @see GET /stores/v3/products/search
 */
export const searchProducts = /* @__PURE__ */ operation<SearchProductsSignature>({
  id: 'stores.productsV3.searchProducts',
  method: 'GET',
  path: '/stores/v3/products/search',
  structuredQuery: true,
  fallback: '/stores/v3/products/search',
  args: ['search', '...options'],
  request: { search: searchShape },
  response: { products: productShape, aggregationData: aggregationDataShape },
  repeatable: true,
});
