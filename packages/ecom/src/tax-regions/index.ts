export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { SortOrder } from '../commerce/payments/enumerations.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export { onTaxRegionCreated } from './on-tax-region-created.js';
export { onTaxRegionDeleted } from './on-tax-region-deleted.js';
export { onTaxRegionUpdated } from './on-tax-region-updated.js';
export type {
  TaxRegionCreatedEnvelope,
  TaxRegionDeletedEnvelope,
  TaxRegionUpdatedEnvelope,
} from './tax-region-events.js';
export type { TaxRegion } from './tax-region.js';
