import { operation } from '@cartwright/core';

/**
 * Deletes a coupon. Requires a merchant identity (API key or app).
 *
 * @param _id - Coupon ID (GUID).
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
 * export const removeCoupon = (id: string) => client.coupons.deleteCoupon(id);
 * ```
 * @see DELETE /stores/v2/coupons/{id}
 */
export const deleteCoupon = /* @__PURE__ */ operation<[_id: string], void>({
  id: 'ecom.coupons.deleteCoupon',
  method: 'DELETE',
  path: '/stores/v2/coupons/{id}',
  args: ['_id'],
  returnsNothing: true,
  repeatable: true,
});
