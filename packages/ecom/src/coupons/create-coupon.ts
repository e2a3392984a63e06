import { operation } from '@cartwright/core';
import { specificationShape, type Specification } from './coupon.js';

/** Response of `createCoupon`. */
export interface CreateCouponResponse {
  /** The new coupon's id. */
  _id?: string;
}

/**
 * Makes a coupon. For merchants.
 *
 * @param specification - What it takes off, and when.
 * @returns The new coupon's id.
 * @throws `ApiError` when there is a coupon with the same code.
 * @throws `ApiError` with status 403 if the caller lacks permission to manage coupons.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { coupons } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { coupons } });
 *
 * export const tenPercentOff = (name: string, code: string) =>
 *   client.coupons.createCoupon({ name, code, percentOffRate: 10, startTime: String(Date.now()), scope: { namespace: 'stores' } });
 * ```
 * @see POST /stores/v2/coupons
 */
export const createCoupon = /* @__PURE__ */ operation<[specification: Specification], CreateCouponResponse>({
  id: 'ecom.coupons.createCoupon',
  method: 'POST',
  path: '/stores/v2/coupons',
  input: (specification) => ({ specification }),
  request: { specification: specificationShape },
});
