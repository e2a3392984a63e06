export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { SortOrder } from '../commerce/payments/enumerations.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export { onTaxGroupCreated } from './on-tax-group-created.js';
export { onTaxGroupDeleted } from './on-tax-group-deleted.js';
export { onTaxGroupUpdated } from './on-tax-group-updated.js';
export type { TaxGroupCreatedEnvelope, TaxGroupDeletedEnvelope, TaxGroupUpdatedEnvelope } from './tax-group-events.js';
export type { TaxGroup } from './tax-group.js';
