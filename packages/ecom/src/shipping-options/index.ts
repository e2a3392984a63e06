export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export type * from '../commerce/fields/extended-fields.js';
export * from '../commerce/responses/sort-order.js';
export { ConditionType, LogicalOperator } from '../enumerations/delivery-enumerations.js';
export * from './shipping-option-events.js';
export type { Condition, ConditionalRates, ShippingOption } from './shipping-option.js';
