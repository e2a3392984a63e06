export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export type { ApplicationError } from '../commerce/errors/calculation-errors.js';
export type * from '../commerce/responses/bulk.js';
export * from './bulk-create-fulfillments.js';
export * from './create-fulfillment.js';
export * from './delete-fulfillment.js';
export * from './enumerations.js';
export type {
  CustomFulfillmentInfo,
  Fulfillment,
  FulfillmentLineItem,
  FulfillmentTrackingInfo,
  OrderWithFulfillments,
} from './fulfillment.js';
export * from './fulfillments-events.js';
export * from './list-fulfillments-for-multiple-orders.js';
export * from './list-fulfillments-for-single-order.js';
export * from './update-fulfillment.js';
