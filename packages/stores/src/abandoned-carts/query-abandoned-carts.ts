import { operation } from '@cartwright/core';
import { abandonedCartShape, type AbandonedCart } from './abandoned-cart.js';

/** Which part of the results is meant. */
export interface Paging {
  /** How many. At most 100; 50 when nothing is said. */
  limit?: number | null;
  /** How many to leave out before them. */
  offset?: number | null;
}

/** A query for carts that were left. Filter and order are texts. */
export interface Query {
  /** Which part of the results. */
  paging?: Paging;
  /** A filter as JSON, such as `{"status":"ABANDONED"}`. */
  filter?: string | null;
  /** An order as JSON, such as `{"abandonTime":"desc"}`. */
  sort?: string | null;
}

/** What to answer with. */
export interface QueryAbandonedCartsOptions {
  /** Filter, order and paging. */
  query?: Query;
}

/** The answer of `queryAbandonedCarts`. */
export interface QueryAbandonedCartsResponse {
  /** The carts; at most 100. */
  abandonedCarts?: AbandonedCart[];
  /** How many there are in all. */
  totalResults?: number;
}

/**
 * Finds carts that were left. For merchants.
 *
 * @deprecated By the platform: abandoned checkouts replace abandoned carts.
 * @param options - Filter, order and paging. Default: the first 50.
 * @returns The carts.
 * @throws `ApiError` with status 400 for a field that can not be filtered or sorted by.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { abandonedCarts } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { abandonedCarts } });
 *
 * export const left = () =>
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
  args: ['options'],
  input: (options) => ({ ...options }),
  response: { abandonedCarts: abandonedCartShape },
  repeatable: true,
});
