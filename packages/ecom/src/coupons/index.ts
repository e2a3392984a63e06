export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export type {
  CouponApplied,
  CouponAppliedEnvelope,
  CouponCreatedEnvelope,
  CouponDeletedEnvelope,
  CouponUpdatedEnvelope,
} from './coupon-events.js';
export type { BuyXGetY, Coupon, DisplayData, Group, MediaItem, Scope, Specification } from './coupon.js';
export { createCoupon, type CreateCouponResponse } from './create-coupon.js';
export { deleteCoupon } from './delete-coupon.js';
export { getCoupon } from './get-coupon.js';
export { onCouponApplied } from './on-coupon-applied.js';
export { onCouponCreated } from './on-coupon-created.js';
export { onCouponDeleted } from './on-coupon-deleted.js';
export { onCouponUpdated } from './on-coupon-updated.js';
export { queryCoupons, type Paging, type Query, type QueryCouponsResponse } from './query-coupons.js';
export { updateCoupon } from './update-coupon.js';
