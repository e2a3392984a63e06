import { operation } from '@cartwright/core';

/**
 * Deletes a coupon. For merchants.
 *
 * @param _id - The coupon's id.
 * @returns Nothing.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission to manage coupons, 404 when there is no such
 * coupon.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { coupons } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { coupons } });
 *
 * export const remove = (id: string) => client.coupons.deleteCoupon(id);
 * ```
 * @see DELETE /stores/v2/coupons/{id}
 */
export const deleteCoupon = /* @__PURE__ */ operation<[_id: string], void>({
  id: 'ecom.coupons.deleteCoupon',
  method: 'DELETE',
  path: '/stores/v2/coupons/{id}',
  args: ['_id'],
  input: (id) => ({ id }),
  returnsNothing: true,
  repeatable: true,
});
