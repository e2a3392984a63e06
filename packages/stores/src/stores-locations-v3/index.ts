export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export { SortOrder } from '../shared/sort-order.js';
export type * from '../catalog-v3/results/cursor-paging-metadata.js';
export { LocationType, type StoresLocation } from './stores-location.js';
export * from './get-stores-location.js';
export * from './get-default-stores-location.js';
export * from './query-stores-locations.js';
