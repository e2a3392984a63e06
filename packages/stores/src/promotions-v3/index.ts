export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export { SortOrder } from '../shared/sort-order.js';
export type * from '../shared/bulk-results.js';
export type * from '../catalog-v3/results/cursor-paging-metadata.js';
export type * from '../catalog-v3/results/extended-fields.js';
export type * from '../catalog-v3/results/tags.js';
export {
  AggregationType,
  Interval,
  MissingValues,
  Mode,
  NestedAggregationType,
  ScalarType,
  SortDirection,
  SortType,
} from '../catalog-v3/search/enumerations.js';
export * from './entity/media-type.js';
export type { CategoryAssignment, Promotion, PromotionMedia } from './entity/promotion.js';
export * from './errors/promotion-error-code.js';
export * from './create-promotion.js';
export * from './get-promotion.js';
export * from './update-promotion.js';
export * from './delete-promotion.js';
export * from './query-promotions.js';
export * from './search-promotions.js';
export * from './resolve-promotions.js';
export * from './bulk-create-promotions.js';
export * from './bulk-update-promotions.js';
export * from './bulk-delete-promotions.js';
export * from './bulk-update-promotion-tags.js';
export * from './bulk-update-promotion-tags-by-filter.js';
export * from './promotion-events.js';
