import { event, type EventMetadata } from '@cartwright/core';
import { couponShape, type Coupon } from './coupon.js';

/** Data of the coupon applied event. */
export interface CouponApplied {
  /** Applied coupon. */
  coupon?: Coupon;
  /** Id of the app that applied the coupon. */
  wixAppId?: string;
  /** Id of the purchase in that app, such as the order id. */
  wixAppOrderId?: string;
}

/** Payload of the event that is triggered when a coupon is created. */
export interface CouponCreatedEnvelope {
  /** Created coupon. */
  entity: Coupon;
  /** Event metadata. */
  metadata: EventMetadata;
}

/** Payload of the event that is triggered when a coupon is updated. */
export interface CouponUpdatedEnvelope {
  /** Updated coupon. */
  entity: Coupon;
  /** Event metadata. */
  metadata: EventMetadata;
  /** Previous values of the changed fields, by path. */
  modifiedFields: Record<string, unknown>;
}

/** Payload of the event that is triggered when a coupon is deleted. */
export interface CouponDeletedEnvelope {
  /** Deleted coupon. Absent if the platform sends only its id, which is `metadata.entityId`. */
  entity?: Coupon;
  /** Event metadata. */
  metadata: EventMetadata;
}

/** Payload of the event that is triggered when a coupon is applied. */
export interface CouponAppliedEnvelope {
  /** Event data. */
  data: CouponApplied;
  /** Event metadata. */
  metadata: EventMetadata;
}

/**
 * Triggered when a coupon is applied. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `COUPONS.MANAGE`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCouponApplied } from '@cartwright/ecom/coupons';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCouponApplied, ({ data }) => console.log(data));
 * ```
 */
export const onCouponApplied = /* @__PURE__ */ event<CouponAppliedEnvelope>({
  type: 'wix.ecommerce.coupons.v2.coupon_applied',
  kind: 'action',
  entity: { coupon: couponShape },
});

/**
 * Triggered when a coupon is created. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `COUPONS.MANAGE`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCouponCreated } from '@cartwright/ecom/coupons';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCouponCreated, ({ entity }) => console.log(entity));
 * ```
 */
export const onCouponCreated = /* @__PURE__ */ event<CouponCreatedEnvelope>({
  type: 'wix.ecommerce.coupons.v2.coupon_created',
  kind: 'created',
  entity: couponShape,
});

/**
 * Triggered when a coupon is deleted. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `COUPONS.MANAGE`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCouponDeleted } from '@cartwright/ecom/coupons';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCouponDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onCouponDeleted = /* @__PURE__ */ event<CouponDeletedEnvelope>({
  type: 'wix.ecommerce.coupons.v2.coupon_deleted',
  kind: 'deleted',
  entity: couponShape,
});

/**
 * Triggered when a coupon is updated. `modifiedFields` has the previous values of the changed fields, by path. Pass it
 * to `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `COUPONS.MANAGE`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCouponUpdated } from '@cartwright/ecom/coupons';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCouponUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 */
export const onCouponUpdated = /* @__PURE__ */ event<CouponUpdatedEnvelope>({
  type: 'wix.ecommerce.coupons.v2.coupon_updated',
  kind: 'updated',
  entity: couponShape,
});
