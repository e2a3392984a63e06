export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export type { BulkActionMetadata, ItemMetadata } from '../commerce/responses/bulk.js';
export type { ApplicationError } from '../commerce/errors/calculation-errors.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export {
  bulkCreateFulfillments,
  type BulkCreateFulfillmentResponse,
  type BulkCreateOrderWithFulfillments,
  type BulkOrderFulfillmentsResult,
} from './bulk-create-fulfillments.js';
export {
  createFulfillment,
  type CreateFulfillmentApplicationErrors,
  type CreateFulfillmentResponse,
} from './create-fulfillment.js';
export {
  deleteFulfillment,
  type DeleteFulfillmentIdentifiers,
  type DeleteFulfillmentResponse,
} from './delete-fulfillment.js';
export { FulfillmentStatus, IdentityType } from './enumerations.js';
export type {
  CustomFulfillmentInfo,
  Fulfillment,
  FulfillmentLineItem,
  FulfillmentTrackingInfo,
  OrderWithFulfillments,
} from './fulfillment.js';
export type { FulfillmentsUpdatedEnvelope } from './fulfillments-events.js';
export {
  listFulfillmentsForMultipleOrders,
  type ListFulfillmentsForMultipleOrdersResponse,
} from './list-fulfillments-for-multiple-orders.js';
export {
  listFulfillmentsForSingleOrder,
  type ListFulfillmentsForSingleOrderResponse,
} from './list-fulfillments-for-single-order.js';
export { onFulfillmentsUpdated } from './on-fulfillments-updated.js';
export {
  updateFulfillment,
  type UpdateFulfillmentApplicationErrors,
  type UpdateFulfillmentIdentifiers,
  type UpdateFulfillmentOptions,
} from './update-fulfillment.js';
