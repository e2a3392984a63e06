export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export type { Tags } from '../commerce/fields/tags.js';
export { SortOrder } from '../commerce/payments/enumerations.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export type { TagList } from '../orders/orders/order.js';
export type {
  DiscountRuleCreatedEnvelope,
  DiscountRuleDeletedEnvelope,
  DiscountRuleUpdatedEnvelope,
} from './discount-rule-events.js';
export type {
  ActiveTimeInfo,
  Discount,
  DiscountConfig,
  DiscountRule,
  Discounts,
  QuantityBased,
  SpecificItemsInfo,
} from './discount-rule.js';
export type {
  And,
  CatalogItemFilter,
  Custom,
  CustomerEligibility,
  CustomFilter,
  DiscountTrigger,
  IndividualMembers,
  ItemQuantityRange,
  Or,
  Scope,
  SubtotalRange,
} from './discount-trigger.js';
export {
  AppliedSubjectType,
  DayOfWeek,
  DiscountType,
  EligibilityType,
  PurchaseType,
  ScopeType,
  Status,
  TriggerType,
  Type,
} from './enumerations.js';
export { onDiscountRuleCreated } from './on-discount-rule-created.js';
export { onDiscountRuleDeleted } from './on-discount-rule-deleted.js';
export { onDiscountRuleUpdated } from './on-discount-rule-updated.js';
