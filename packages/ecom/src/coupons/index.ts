export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export * from './coupon-events.js';
export type { BuyXGetY, Coupon, DisplayData, Group, MediaItem, Scope, Specification } from './coupon.js';
export * from './create-coupon.js';
export * from './delete-coupon.js';
export * from './get-coupon.js';
export * from './query-coupons.js';
export * from './update-coupon.js';
