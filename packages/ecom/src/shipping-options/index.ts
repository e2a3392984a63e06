export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export type { ExtendedFields } from '../commerce/fields/extended-fields.js';
export { SortOrder } from '../commerce/payments/enumerations.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export { ConditionType, LogicalOperator } from '../enumerations/delivery-enumerations.js';
export type { Condition, ConditionalRates, ShippingOption } from './shipping-option.js';
export { onShippingOptionCreated } from './on-shipping-option-created.js';
export { onShippingOptionDeleted } from './on-shipping-option-deleted.js';
export { onShippingOptionUpdated } from './on-shipping-option-updated.js';
export type {
  ShippingOptionCreatedEnvelope,
  ShippingOptionDeletedEnvelope,
  ShippingOptionUpdatedEnvelope,
} from './shipping-option-events.js';
