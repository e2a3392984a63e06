import {
  queryShape,
  queryOperation,
  type DeclaredOperation,
  type EntityFilter,
  type EntityQuery,
  type Page,
  type QueryBuilder,
  type QueryField,
  type RequestOptions,
} from '@cartwright/core';
import type { CursorPagingMetadata } from '../catalog-v3/results/cursor-paging-metadata.js';
import { promotionShape, type Promotion } from './entity/promotion.js';

/** Fields that promotions can be filtered and sorted by. */
export interface PromotionFields {
  /** ID. */
  _id: QueryField<string>;
  /** Time of creation. */
  _createdDate: QueryField<Date>;
  /** Time of the last update. */
  _updatedDate: QueryField<Date>;
  /** Whether the promotion is enabled. */
  enabled: QueryField<boolean>;
  /** Private tags. */
  'tags.privateTags.tagIds': QueryField<string[], 'BOTH', '$hasSome' | '$hasAll'>;
  /** Public tags. */
  'tags.publicTags.tagIds': QueryField<string[], 'BOTH', '$hasSome' | '$hasAll'>;
}

/** Filter of promotions. */
export type PromotionFilter = EntityFilter<PromotionFields>;

/** Query for promotions, as an object. */
export type PromotionQuery = EntityQuery<PromotionFields>;

/** Query builder for promotions. */
export type PromotionsQueryBuilder = QueryBuilder<Promotion, PromotionFields>;

/** Page of promotions. */
export type PromotionsQueryResult = Page<Promotion>;

/** Response of `queryPromotions` for a query object. */
export interface QueryPromotionsResponse {
  /** Promotions of the page. */
  promotions?: Promotion[];
  /** Cursors of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Call signatures of `queryPromotions`. */
export interface QueryPromotions extends DeclaredOperation {
  /**
   * Queries promotions with a query builder: chain conditions, then call `find()` or `items()`.
   *
   * @returns The query builder. The request is sent by `find()` or `items()`.
   */
  (): PromotionsQueryBuilder;
  /**
   * Queries promotions with a query object.
   *
   * @param query - Filter, sort and paging. At most 100 promotions per page, 50 by default with the query builder.
   * @param request - Request options.
   * @returns One page of results, with its cursors.
   * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
   * @throws `ApiError` with status 428 if the site has Catalog V1.
   * @see GET /stores/v3/promotions/query
   */
  (query: PromotionQuery, request?: RequestOptions): Promise<QueryPromotionsResponse>;
}

/**
 * Queries promotions. Without a query it returns a query builder: chain conditions, then call `find()`. With a query
 * object it sends the request. Sorted by creation, newest first, by default.
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { promotionsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { promotionsV3 } });
 *
 * export const firstEnabled = () => client.promotionsV3.queryPromotions().eq('enabled', true).find();
 * ```
 * @see GET /stores/v3/promotions/query
 */
export const queryPromotions = /* @__PURE__ */ queryOperation<QueryPromotions>({
  id: 'stores.promotionsV3.queryPromotions',
  method: 'GET',
  path: '/stores/v3/promotions/query',
  structuredQuery: true,
  fallback: '/stores/v3/promotions/query',
  args: ['query'],
  request: { query: queryShape },
  response: { promotions: promotionShape },
  items: 'promotions',
  metadata: 'pagingMetadata',
  paging: 'cursor',
  repeatable: true,
});
