import { operation } from '@cartwright/core';
import { couponShape, type Coupon } from './coupon.js';

/** Which part of the coupons. */
export interface Paging {
  /** How many. */
  limit?: number | null;
  /** How many to leave out. */
  offset?: number | null;
}

/** Which coupons to find. */
export interface Query {
  /** Which part. */
  paging?: Paging;
  /** What to find, as JSON text: `{"expired":"true"}`. Field names are the wire's, such as `specification.code`. */
  filter?: string | null;
  /** In which order, as JSON text: `{"dateCreated":"desc"}`. */
  sort?: string | null;
}

/** Response of `queryCoupons`. */
export interface QueryCouponsResponse {
  /** The coupons. */
  coupons?: Coupon[];
  /** How many there are in all. */
  totalResults?: number | null;
}

/**
 * Finds coupons. For merchants.
 *
 * @param query - Filter, order and paging.
 * @returns The coupons, and how many there are.
 * @throws `ApiError` with status 403 if the caller lacks permission to manage coupons.
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
  input: (query) => ({ query }),
  response: { coupons: couponShape },
  repeatable: true,
});
