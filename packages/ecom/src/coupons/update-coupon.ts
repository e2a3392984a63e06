import { operation } from '@cartwright/core';
import { specificationShape, type Specification } from './coupon.js';

/**
 * Updates a coupon. The type of the discount cannot be changed. Requires a merchant identity (API key or app).
 *
 * @param _id - Coupon ID (GUID).
 * @param specification - Fields to update. `null` clears a field.
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
 * export const expireCoupon = (id: string) => client.coupons.updateCoupon(id, { active: false });
 * ```
 * @see PATCH /stores/v2/coupons/{id}
 */
export const updateCoupon = /* @__PURE__ */ operation<[_id: string, specification: Specification], void>({
  id: 'ecom.coupons.updateCoupon',
  method: 'PATCH',
  path: '/stores/v2/coupons/{id}',
  args: ['_id', 'specification'],
  request: { specification: specificationShape },
  returnsNothing: true,
});
