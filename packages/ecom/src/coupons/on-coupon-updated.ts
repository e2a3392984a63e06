import { event } from '@cartwright/core';
import type { CouponUpdatedEnvelope } from './coupon-events.js';
import { couponShape } from './coupon.js';

/**
 * A coupon was changed. `modifiedFields` has the former values by their paths. For `on` of `createWebhooks`, or to be
 * called with a handler as part of a client's module. The app needs the permission `COUPONS.MANAGE`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCouponUpdated } from '@cartwright/ecom/coupons';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCouponUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCouponUpdated = /* @__PURE__ */ event<CouponUpdatedEnvelope>({
  type: 'wix.ecommerce.coupons.v2.coupon_updated',
  kind: 'updated',
  entity: couponShape,
});
