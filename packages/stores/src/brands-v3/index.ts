export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export { SortOrder } from '../shared/sort-order.js';
export type * from '../shared/bulk-results.js';
export type * from '../catalog-v3/results/cursor-paging-metadata.js';
export type { Brand } from '../catalog-v3/brand.js';
export {
  onBrandCreated,
  onBrandDeleted,
  onBrandUpdated,
  type BrandCreatedEnvelope,
  type BrandDeletedEnvelope,
  type BrandUpdatedEnvelope,
} from '../catalog-v3/catalog-v3-events.js';
export * from './errors/brand-error-code.js';
export * from './requested-fields.js';
export * from './create-brand.js';
export * from './get-brand.js';
export * from './update-brand.js';
export * from './delete-brand.js';
export * from './query-brands.js';
export * from './count-brands.js';
export * from './get-or-create-brand.js';
export * from './bulk-get-or-create-brands.js';
export * from './bulk-create-brands.js';
export * from './bulk-update-brands.js';
export * from './bulk-delete-brands.js';
