export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export { SortOrder } from '../shared/sort-order.js';
export type * from '../shared/bulk-results.js';
export type * from '../catalog-v3/results/cursor-paging-metadata.js';
export type { InfoSection } from '../catalog-v3/info-section.js';
export type { RichContent, RichContentMetadata, RichContentNode } from '@cartwright/core/rich-content';
export * from '../catalog-v3/rich-content-enumerations.js';
export {
  EmbeddedImagePosition as Position,
  ResponsivenessBehavior as ResponsivenessBehaviour,
  SketchVariant as Variant,
} from '@cartwright/core/rich-content';
export {
  onInfoSectionCreated,
  onInfoSectionDeleted,
  onInfoSectionUpdated,
  type InfoSectionCreatedEnvelope,
  type InfoSectionDeletedEnvelope,
  type InfoSectionUpdatedEnvelope,
} from '../catalog-v3/catalog-v3-events.js';
export * from './errors/info-section-error-code.js';
export * from './requested-fields.js';
export * from './create-info-section.js';
export * from './get-info-section.js';
export * from './update-info-section.js';
export * from './delete-info-section.js';
export * from './query-info-sections.js';
export * from './count-info-sections.js';
export * from './bulk-create-info-sections.js';
export * from './bulk-update-info-sections.js';
export * from './bulk-delete-info-sections.js';
export * from './get-or-create-info-section.js';
export * from './bulk-get-or-create-info-sections.js';
