import { event, type EventMetadata } from '@cartwright/core';
import { couponShape, type Coupon } from './coupon.js';

/** A coupon was used. */
export interface CouponApplied {
  /** The coupon. */
  coupon?: Coupon;
  /** The app in which it was used. */
  wixAppId?: string;
  /** What it was used for, such as the order's id. */
  wixAppOrderId?: string;
}

/** A coupon was made. */
export interface CouponCreatedEnvelope {
  /** The coupon. */
  entity: Coupon;
  /** About the event. */
  metadata: EventMetadata;
}

/** A coupon was changed. */
export interface CouponUpdatedEnvelope {
  /** The coupon as it is now. */
  entity: Coupon;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/** A coupon was deleted. */
export interface CouponDeletedEnvelope {
  /** The coupon as it was, where the platform sends it. */
  entity?: Coupon;
  /** About the event. */
  metadata: EventMetadata;
}

/** A coupon was used. */
export interface CouponAppliedEnvelope {
  /** What happened. */
  data: CouponApplied;
  /** About the event. */
  metadata: EventMetadata;
}

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
