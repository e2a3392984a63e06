import { event } from '@cartwright/core';
import type { CouponDeletedEnvelope } from './coupon-events.js';
import { couponShape } from './coupon.js';

/**
 * A coupon was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The
 * app needs the permission `COUPONS.MANAGE`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCouponDeleted } from '@cartwright/ecom/coupons';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCouponDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCouponDeleted = /* @__PURE__ */ event<CouponDeletedEnvelope>({
  type: 'wix.ecommerce.coupons.v2.coupon_deleted',
  kind: 'deleted',
  entity: couponShape,
});
