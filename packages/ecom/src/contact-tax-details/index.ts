export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export type * from '../commerce/fields/extended-fields.js';
export * from '../commerce/responses/sort-order.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export type * from '../commerce/fields/tags.js';
export { ContactTaxDetailsRequestedFields } from './contact-tax-details.js';
export type { ContactDetails, ContactTaxDetails } from './contact-tax-details.js';
export * from './contact-tax-details-events.js';
