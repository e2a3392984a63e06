export type {
  AccountInfo,
  BaseEventMetadata,
  EventMetadata,
  IdentificationData,
  PagingMetadata,
} from '@cartwright/core';
export type { CatalogReference } from '../commerce/line-items/catalog-reference.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export type { BackInStockItemDetails } from './back-in-stock-item-details.js';
export { Status, type BackInStockNotificationRequest } from './back-in-stock-notification-request.js';
export { createBackInStockNotificationRequest } from './create-back-in-stock-notification-request.js';
export { deleteBackInStockNotificationRequest } from './delete-back-in-stock-notification-request.js';
export { SortOrder } from './enumerations.js';
export { getBackInStockNotificationRequest } from './get-back-in-stock-notification-request.js';
export {
  getBackInStockNotificationRequestsCountByCatalogReferences,
  type BackInStockNotificationRequestsCount,
  type GetBackInStockNotificationRequestsCountByCatalogReferencesResponse,
} from './get-back-in-stock-notification-requests-count-by-catalog-references.js';
export { markAsNotificationSent, type MarkAsNotificationSentResponse } from './mark-as-notification-sent.js';
export {
  onBackInStockNotificationRequestCreated,
  type BackInStockNotificationRequestCreatedEnvelope,
} from './on-back-in-stock-notification-request-created.js';
export {
  onBackInStockNotificationRequestDeleted,
  type BackInStockNotificationRequestDeletedEnvelope,
} from './on-back-in-stock-notification-request-deleted.js';
export {
  onBackInStockNotificationRequestUpdated,
  type BackInStockNotificationRequestUpdatedEnvelope,
} from './on-back-in-stock-notification-request-updated.js';
export {
  queryBackInStockNotificationRequests,
  type QueryBackInStockNotificationRequests,
  type BackInStockNotificationRequestFields,
  type BackInStockNotificationRequestQuery,
  type QueryBackInStockNotificationRequestsResponse,
  type RequestsQueryBuilder,
  type RequestsQueryResult,
} from './query-back-in-stock-notification-requests.js';
export { reportItemsBackInStock, type ReportItemsBackInStockOptions } from './report-items-back-in-stock.js';
