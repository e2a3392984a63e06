export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export type { ApplicationError } from '../commerce/errors/calculation-errors.js';
export type * from '../commerce/fields/extended-fields.js';
export type { Price } from '../commerce/prices/price.js';
export type * from '../commerce/responses/bulk.js';
export type { CursorPaging, CursorPagingMetadata, Cursors } from '../commerce/responses/paging.js';
export * from '../commerce/responses/sort-order.js';
export * from './bulk-create-order-payment-requests.js';
export * from './charge-order-payment-request.js';
export * from './create-order-payment-request.js';
export * from './delete-order-payment-request.js';
export * from './get-order-payment-request.js';
export * from './get-order-payment-request-url.js';
export {
  PaymentMethod,
  Status,
  type ActionLink,
  type ActionLinks,
  type OrderPaymentRequest,
  type Source,
  type SubscriptionInfo,
} from './payment-request.js';
export * from './payment-request-events.js';
export * from './query-order-payment-requests.js';
export * from './update-extended-fields.js';
export * from './update-order-payment-request.js';
export * from './void-order-payment-request.js';
