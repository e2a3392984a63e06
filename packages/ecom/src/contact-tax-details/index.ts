export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export type { ExtendedFields } from '../commerce/fields/extended-fields.js';
export { SortOrder } from '../commerce/payments/enumerations.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export type { Tags } from '../commerce/fields/tags.js';
export type { TagList } from '../orders/orders/order.js';
export { ContactTaxDetailsRequestedFields } from './contact-tax-details.js';
export type { ContactDetails, ContactTaxDetails } from './contact-tax-details.js';
export { onContactTaxDetailsTagsModified } from './on-contact-tax-details-tags-modified.js';
export type { ContactTaxDetailsTagsModifiedEnvelope, TagsModified } from './contact-tax-details-events.js';
export { onContactTaxDetailsCreated } from './on-contact-tax-details-created.js';
export { onContactTaxDetailsDeleted } from './on-contact-tax-details-deleted.js';
export { onContactTaxDetailsUpdated } from './on-contact-tax-details-updated.js';
export type {
  ContactTaxDetailsCreatedEnvelope,
  ContactTaxDetailsDeletedEnvelope,
  ContactTaxDetailsUpdatedEnvelope,
} from './contact-tax-details-events.js';
