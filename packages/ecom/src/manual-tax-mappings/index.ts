export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export type { ExtendedFields } from '../commerce/fields/extended-fields.js';
export { JurisdictionType } from '../commerce/tax/tax.js';
export { SortOrder } from '../commerce/payments/enumerations.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export type {
  ManualTaxMappingCreatedEnvelope,
  ManualTaxMappingDeletedEnvelope,
  ManualTaxMappingUpdatedEnvelope,
} from './manual-tax-mapping-events.js';
export type { ExemptDetails, ManualTaxMapping } from './manual-tax-mapping.js';
export { onManualTaxMappingCreated } from './on-manual-tax-mapping-created.js';
export { onManualTaxMappingDeleted } from './on-manual-tax-mapping-deleted.js';
export { onManualTaxMappingUpdated } from './on-manual-tax-mapping-updated.js';
