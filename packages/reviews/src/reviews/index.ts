export type {
  AccountInfo,
  ApplicationError,
  BaseEventMetadata,
  BulkActionMetadata,
  EventMetadata,
  IdentificationData,
  ItemMetadata,
  JobResponse,
} from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export type * from '../shared/paging.js';
export { SortOrder } from '../shared/sort-order.js';
export * from './bulk-create-review.js';
export * from './bulk-delete-reviews.js';
export * from './bulk-update-moderation-status.js';
export * from './count-reviews.js';
export * from './create-review.js';
export * from './delete-review.js';
export * from './enumerations.js';
export * from './get-review.js';
export * from './query-reviews.js';
export * from './remove-reply.js';
export * from './review-events.js';
export type { Author, Media, Moderation, Origin, Reply, Review, ReviewContent } from './review.js';
export * from './set-reply.js';
export * from './update-moderation-status.js';
export * from './update-review.js';
