import { operation } from '@cartwright/core';
import { specificationShape, type Specification } from './coupon.js';

/** Response of `createCoupon`. */
export interface CreateCouponResponse {
  /** ID of the created coupon. */
  _id?: string;
}

/**
 * Creates a coupon. Requires a merchant identity (API key or app).
 *
 * @param specification - Terms of the coupon.
 * @returns The ID of the created coupon.
 * @throws `ApiError` if another coupon has the same code.
 * @throws `ApiError` with status 403 if the caller lacks the permission to manage coupons.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { coupons } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { coupons } });
 *
 * export const createTenPercentCoupon = (name: string, code: string) =>
 *   client.coupons.createCoupon({ name, code, percentOffRate: 10, startTime: String(Date.now()), scope: { namespace: 'stores' } });
 * ```
 * @see POST /stores/v2/coupons
 */
export const createCoupon = /* @__PURE__ */ operation<[specification: Specification], CreateCouponResponse>({
  id: 'ecom.coupons.createCoupon',
  method: 'POST',
  path: '/stores/v2/coupons',
  args: ['specification'],
  request: { specification: specificationShape },
});
