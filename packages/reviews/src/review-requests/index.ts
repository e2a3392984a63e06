export type {
  AccountInfo,
  ApplicationError,
  BaseEventMetadata,
  BulkActionMetadata,
  BulkEntityResult,
  BulkItemResult,
  BulkResponse,
  EventMetadata,
  IdentificationData,
  ItemMetadata,
  JobResponse,
} from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export type * from '../shared/paging.js';
export { SortOrder } from '../shared/sort-order.js';
export * from './bulk-cancel-review-requests-by-filter.js';
export * from './bulk-create-review-requests.js';
export * from './count-review-requests.js';
export * from './create-review-request.js';
export * from './delete-review-request.js';
export * from './enumerations.js';
export * from './get-review-request.js';
export * from './query-review-requests.js';
export * from './review-request-events.js';
export type {
  FailedOptions,
  Item,
  Order,
  Recipient,
  RequestedBy,
  ReviewRequest,
  SentOptions,
} from './review-request.js';
