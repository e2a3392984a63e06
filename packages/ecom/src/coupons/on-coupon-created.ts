import { event } from '@cartwright/core';
import type { CouponCreatedEnvelope } from './coupon-events.js';
import { couponShape } from './coupon.js';

/**
 * A coupon was made. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app
 * needs the permission `COUPONS.MANAGE`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCouponCreated } from '@cartwright/ecom/coupons';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCouponCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCouponCreated = /* @__PURE__ */ event<CouponCreatedEnvelope>({
  type: 'wix.ecommerce.coupons.v2.coupon_created',
  kind: 'created',
  entity: couponShape,
});
