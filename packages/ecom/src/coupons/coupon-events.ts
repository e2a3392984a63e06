import {
  event,
  type ActionEnvelope,
  type CreatedEnvelope,
  type DeletedEnvelope,
  type UpdatedEnvelope,
} from '@cartwright/core';
import { couponShape, type Coupon } from './coupon.js';

/** `data` of `onCouponApplied`. */
export interface CouponApplied {
  /** Applied coupon. */
  coupon?: Coupon;
  /** ID of the app that applied the coupon. */
  wixAppId?: string;
  /** ID of the purchase in that app, such as the order ID. */
  wixAppOrderId?: string;
}

/** Payload of {@link onCouponCreated}. */
export type CouponCreatedEnvelope = CreatedEnvelope<Coupon>;

/** Payload of {@link onCouponUpdated}. */
export type CouponUpdatedEnvelope = UpdatedEnvelope<Coupon>;

/** Payload of {@link onCouponDeleted}. */
export type CouponDeletedEnvelope = DeletedEnvelope<Coupon>;

/** Payload of {@link onCouponApplied}. */
export type CouponAppliedEnvelope = ActionEnvelope<CouponApplied>;

/**
 * Triggered when a coupon is applied. `data` contains `coupon`, `wixAppId` and `wixAppOrderId`. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission `COUPONS.MANAGE`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCouponApplied } from '@cartwright/ecom/coupons';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCouponApplied, ({ data }) => console.log(data));
 * ```
 * @see Event type `wix.ecommerce.coupons.v2.coupon_applied`
 */
export const onCouponApplied = /* @__PURE__ */ event<CouponAppliedEnvelope>({
  type: 'wix.ecommerce.coupons.v2.coupon_applied',
  kind: 'action',
  entity: { coupon: couponShape },
});

/**
 * Triggered when a coupon is created. `entity` is the created coupon. Pass it to `on` of `createWebhooks`, or call it
 * with a handler as part of a client's module. Requires the permission `COUPONS.MANAGE`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCouponCreated } from '@cartwright/ecom/coupons';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCouponCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Event type `wix.ecommerce.coupons.v2.coupon_created`
 */
export const onCouponCreated = /* @__PURE__ */ event<CouponCreatedEnvelope>({
  type: 'wix.ecommerce.coupons.v2.coupon_created',
  kind: 'created',
  entity: couponShape,
});

/**
 * Triggered when a coupon is deleted. `metadata.entityId` is the ID of the deleted coupon; `entity` is absent if the
 * platform sends only the ID. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's
 * module. Requires the permission `COUPONS.MANAGE`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCouponDeleted } from '@cartwright/ecom/coupons';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCouponDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.ecommerce.coupons.v2.coupon_deleted`
 */
export const onCouponDeleted = /* @__PURE__ */ event<CouponDeletedEnvelope>({
  type: 'wix.ecommerce.coupons.v2.coupon_deleted',
  kind: 'deleted',
  entity: couponShape,
});

/**
 * Triggered when a coupon is updated. `entity` is the updated coupon. `modifiedFields` contains the previous values of
 * the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's
 * module. Requires the permission `COUPONS.MANAGE`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCouponUpdated } from '@cartwright/ecom/coupons';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCouponUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.ecommerce.coupons.v2.coupon_updated`
 */
export const onCouponUpdated = /* @__PURE__ */ event<CouponUpdatedEnvelope>({
  type: 'wix.ecommerce.coupons.v2.coupon_updated',
  kind: 'updated',
  entity: couponShape,
});
