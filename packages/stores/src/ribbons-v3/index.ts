export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export { SortOrder } from '../shared/sort-order.js';
export type * from '../shared/bulk-results.js';
export type * from '../catalog-v3/results/cursor-paging-metadata.js';
export type { Ribbon } from '../catalog-v3/ribbon.js';
export {
  onRibbonCreated,
  onRibbonDeleted,
  onRibbonUpdated,
  type RibbonCreatedEnvelope,
  type RibbonDeletedEnvelope,
  type RibbonUpdatedEnvelope,
} from '../catalog-v3/catalog-v3-events.js';
export * from './requested-fields.js';
export * from './create-ribbon.js';
export * from './get-ribbon.js';
export * from './update-ribbon.js';
export * from './delete-ribbon.js';
export * from './query-ribbons.js';
export * from './count-ribbons.js';
export * from './get-or-create-ribbon.js';
export * from './bulk-get-or-create-ribbons.js';
export * from './bulk-create-ribbons.js';
export * from './bulk-update-ribbons.js';
export * from './bulk-delete-ribbons.js';
