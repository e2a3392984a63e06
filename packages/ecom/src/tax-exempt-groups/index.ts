export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export type { ExtendedFields } from '../commerce/fields/extended-fields.js';
export type { Tags } from '../commerce/fields/tags.js';
export { SortOrder } from '../commerce/payments/enumerations.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export type { TagList } from '../orders/orders/order.js';
export { onTaxExemptGroupCreated } from './on-tax-exempt-group-created.js';
export { onTaxExemptGroupDeleted } from './on-tax-exempt-group-deleted.js';
export { onTaxExemptGroupTagsModified } from './on-tax-exempt-group-tags-modified.js';
export { onTaxExemptGroupUpdated } from './on-tax-exempt-group-updated.js';
export type {
  TagsModified,
  TaxExemptGroupCreatedEnvelope,
  TaxExemptGroupDeletedEnvelope,
  TaxExemptGroupTagsModifiedEnvelope,
  TaxExemptGroupUpdatedEnvelope,
} from './tax-exempt-group-events.js';
export type { TaxExemptGroup } from './tax-exempt-group.js';
