import {
  aggregationDataShape,
  operation,
  searchShape,
  type AggregationData,
  type EntitySearch,
} from '@cartwright/core';
import type { CursorPagingMetadata } from '../catalog-v3/results/cursor-paging-metadata.js';
import { promotionShape, type Promotion } from './entity/promotion.js';
import type { PromotionFields } from './query-promotions.js';

/** Search for promotions: filter, free text, sort order, aggregations and paging. */
export type PromotionSearch = EntitySearch<PromotionFields, keyof PromotionFields, 'name'>;

/** Response of `searchPromotions`. */
export interface SearchPromotionsResponse {
  /** Promotions of the page. */
  promotions?: Promotion[];
  /** Cursors of the page. */
  pagingMetadata?: CursorPagingMetadata;
  /** Results of the aggregations. */
  aggregationData?: AggregationData;
}

/**
 * Searches promotions by free text and by their fields, and counts the matches for each value of a field (facets).
 *
 * @param search - Filter, free text, sort order, aggregations and paging. At most 100 promotions per page.
 * @returns One page of promotions, and the results of the aggregations for all pages.
 * @throws `ApiError` with status 400 for a field that does not support filtering, sorting or aggregation.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { promotionsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { promotionsV3 } });
 *
 * export const find = (expression: string) => client.promotionsV3.searchPromotions({ search: { expression } });
 * ```
 * @see POST /stores/v3/promotions/search
 */
export const searchPromotions = /* @__PURE__ */ operation<[search: PromotionSearch], SearchPromotionsResponse>({
  id: 'stores.promotionsV3.searchPromotions',
  method: 'POST',
  path: '/stores/v3/promotions/search',
  args: ['search'],
  request: { search: searchShape },
  response: { promotions: promotionShape, aggregationData: aggregationDataShape },
  repeatable: true,
});
