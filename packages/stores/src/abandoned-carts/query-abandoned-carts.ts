import { operation } from '@cartwright/core';
import { abandonedCartShape, type AbandonedCart } from './abandoned-cart.js';

/** Offset paging of a query. */
export interface Paging {
  /**
   * Number of carts to return; at most 100.
   *
   * @default 50
   */
  limit?: number | null;
  /**
   * Number of carts to skip.
   *
   * @default 0
   */
  offset?: number | null;
}

/** Query for abandoned carts. Filter and sort are JSON strings. */
export interface Query {
  /** Limit and offset. */
  paging?: Paging;
  /** Filter as a JSON string, such as `{"status":"ABANDONED"}`. */
  filter?: string | null;
  /** Sort order as a JSON string, such as `{"abandonTime":"desc"}`. */
  sort?: string | null;
}

/** Options for `queryAbandonedCarts`. */
export interface QueryAbandonedCartsOptions {
  /** Filter, sort and paging. Without it, the first 50 carts. */
  query?: Query;
}

/** Response of `queryAbandonedCarts`. */
export interface QueryAbandonedCartsResponse {
  /** Abandoned carts of this page; at most 100. */
  abandonedCarts?: AbandonedCart[];
  /** Number of results on all pages. */
  totalResults?: number;
}

/**
 * Queries abandoned carts. Requires a merchant identity.
 *
 * @deprecated The platform replaced abandoned carts with abandoned checkouts.
 * @param options - Filter, sort and paging. Without them, the first 50 carts.
 * @returns One page of abandoned carts, and the number of results.
 * @throws `ApiError` with status 400 for a field that does not support filtering or sorting.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { abandonedCarts } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { abandonedCarts } });
 *
 * export const findAbandonedCarts = () =>
 *   client.abandonedCarts.queryAbandonedCarts({
 *     query: { filter: '{"status":"ABANDONED"}', sort: '{"abandonTime":"desc"}' },
 *   });
 * ```
 * @see POST /v1/abandonedCarts/query
 */
export const queryAbandonedCarts = /* @__PURE__ */ operation<
  [options?: QueryAbandonedCartsOptions],
  QueryAbandonedCartsResponse
>({
  id: 'stores.abandonedCarts.queryAbandonedCarts',
  method: 'POST',
  path: '/v1/abandonedCarts/query',
  args: ['...options'],
  response: { abandonedCarts: abandonedCartShape },
  repeatable: true,
});
