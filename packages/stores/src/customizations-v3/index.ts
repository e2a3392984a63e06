export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export { SortOrder } from '../shared/sort-order.js';
export type * from '../shared/bulk-results.js';
export type * from '../catalog-v3/results/cursor-paging-metadata.js';
export { ChoiceType, CustomizationRenderType, CustomizationType } from '../catalog-v3/enumerations.js';
export type {
  ChoicesSettings,
  Customization,
  CustomizationChoice,
  FreeTextSettings,
} from '../catalog-v3/customization.js';
export type { MaskedChoice } from '../catalog-v3/masked-choice.js';
export {
  onCustomizationCreated,
  onCustomizationDeleted,
  onCustomizationUpdated,
  type CustomizationCreatedEnvelope,
  type CustomizationDeletedEnvelope,
  type CustomizationUpdatedEnvelope,
} from '../catalog-v3/catalog-v3-events.js';
export * from './errors/customization-error-code.js';
export * from './requested-fields.js';
export * from './create-customization.js';
export * from './get-customization.js';
export * from './update-customization.js';
export * from './delete-customization.js';
export * from './query-customizations.js';
export * from './count-customizations.js';
export * from './bulk-create-customizations.js';
export * from './bulk-update-customizations.js';
export * from './choices/add-customization-choices.js';
export * from './choices/set-customization-choices.js';
export * from './choices/remove-customization-choices.js';
export * from './choices/update-customization-choices.js';
export * from './choices/reorder-customization-choices.js';
export * from './choices/bulk-add-customization-choices.js';
export * from './enumerations.js';
