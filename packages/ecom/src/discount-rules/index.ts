export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export type * from '../commerce/fields/tags.js';
export type { Cursors, PlatformPagingMetadata } from '../commerce/responses/paging.js';
export * from '../commerce/responses/sort-order.js';
export { DayOfWeek } from '../enumerations/delivery-enumerations.js';
export * from './create-discount-rule.js';
export * from './delete-discount-rule.js';
export * from './discount-rule-events.js';
export type {
  ActiveTimeInfo,
  Discount,
  DiscountConfig,
  DiscountRule,
  Discounts,
  QuantityBased,
  SpecificItemsInfo,
} from './discount-rule.js';
export type * from './discount-trigger.js';
export * from './enumerations.js';
export * from './get-discount-rule.js';
export * from './query-discount-rules.js';
export * from './update-discount-rule.js';
