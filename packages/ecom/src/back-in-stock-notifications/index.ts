export type {
  AccountInfo,
  BaseEventMetadata,
  EventMetadata,
  IdentificationData,
  PagingMetadata,
} from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export type * from '../commerce/line-items/catalog-reference.js';
export * from '../commerce/responses/sort-order.js';
export type { BackInStockItemDetails } from './back-in-stock-item-details.js';
export * from './back-in-stock-notification-events.js';
export { Status, type BackInStockNotificationRequest } from './back-in-stock-notification-request.js';
export * from './create-back-in-stock-notification-request.js';
export * from './delete-back-in-stock-notification-request.js';
export * from './get-back-in-stock-notification-request.js';
export * from './get-back-in-stock-notification-requests-count-by-catalog-references.js';
export * from './mark-as-notification-sent.js';
export * from './query-back-in-stock-notification-requests.js';
export * from './report-items-back-in-stock.js';
