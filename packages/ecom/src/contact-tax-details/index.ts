export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export type * from '../commerce/fields/extended-fields.js';
export type * from '../commerce/fields/tags.js';
export * from '../commerce/responses/sort-order.js';
export * from './contact-tax-details-events.js';
export {
  ContactTaxDetailsRequestedFields,
  type ContactDetails,
  type ContactTaxDetails,
} from './contact-tax-details.js';
