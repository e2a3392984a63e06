import { operation } from '@cartwright/core';
import { couponShape, type Coupon } from './coupon.js';

/** Offset paging of a coupon query. */
export interface Paging {
  /** Page size. */
  limit?: number | null;
  /** Number of coupons to skip. */
  offset?: number | null;
}

/** Coupon query. */
export interface Query {
  /** Paging. */
  paging?: Paging;
  /**
   * Filter as a JSON string, such as `{"expired":"true"}`. Uses the platform's field names, such as
   * `specification.code`.
   */
  filter?: string | null;
  /** Sort order as a JSON string, such as `{"dateCreated":"desc"}`. */
  sort?: string | null;
}

/** Response of `queryCoupons`. */
export interface QueryCouponsResponse {
  /** Coupons on the page. */
  coupons?: Coupon[];
  /** Total number of matching coupons. */
  totalResults?: number | null;
}

/**
 * Queries coupons. Requires a merchant identity (API key or app).
 *
 * @param query - Filter, sort and paging.
 * @returns The coupons and the total number of matches.
 * @throws `ApiError` with status 403 if the caller lacks the permission to manage coupons.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { coupons } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { coupons } });
 *
 * export const findByCode = async (code: string) =>
 *   (await client.coupons.queryCoupons({ filter: JSON.stringify({ 'specification.code': code }) })).coupons?.[0];
 * ```
 * @see POST /stores/v2/coupons/query
 */
export const queryCoupons = /* @__PURE__ */ operation<[query: Query], QueryCouponsResponse>({
  id: 'ecom.coupons.queryCoupons',
  method: 'POST',
  path: '/stores/v2/coupons/query',
  args: ['query'],
  response: { coupons: couponShape },
  repeatable: true,
});
