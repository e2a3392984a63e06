import { event } from '@cartwright/core';
import type { CouponAppliedEnvelope } from './coupon-events.js';
import { couponShape } from './coupon.js';

/**
 * A coupon was used. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app
 * needs the permission `COUPONS.MANAGE`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCouponApplied } from '@cartwright/ecom/coupons';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCouponApplied, ({ data }) => console.log(data));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCouponApplied = /* @__PURE__ */ event<CouponAppliedEnvelope>({
  type: 'wix.ecommerce.coupons.v2.coupon_applied',
  kind: 'action',
  entity: { coupon: couponShape },
});
