import { operation } from '@cartwright/core';
import { couponShape, type Coupon } from './coupon.js';

/**
 * Gets a coupon. Requires a merchant identity (API key or app).
 *
 * @param _id - Coupon ID (GUID).
 * @returns The coupon.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission to manage coupons, 404 if the coupon does not
 * exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { coupons } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { coupons } });
 *
 * export const numberOfUsages = async (id: string) => (await client.coupons.getCoupon(id)).numberOfUsages;
 * ```
 * @see GET /stores/v2/coupons/{id}
 */
export const getCoupon = /* @__PURE__ */ operation<[_id: string], Coupon>({
  id: 'ecom.coupons.getCoupon',
  method: 'GET',
  path: '/stores/v2/coupons/{id}',
  args: ['_id'],
  response: { coupon: couponShape },
  unwrap: 'coupon',
  repeatable: true,
});
