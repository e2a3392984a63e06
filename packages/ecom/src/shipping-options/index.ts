export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export type * from '../commerce/fields/extended-fields.js';
export * from '../commerce/responses/sort-order.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export { ConditionType, LogicalOperator } from '../enumerations/delivery-enumerations.js';
export type { Condition, ConditionalRates, ShippingOption } from './shipping-option.js';
export * from './shipping-option-events.js';
