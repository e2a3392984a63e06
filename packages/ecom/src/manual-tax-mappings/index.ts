export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export type * from '../commerce/fields/extended-fields.js';
export * from '../commerce/responses/sort-order.js';
export { JurisdictionType } from '../commerce/tax/tax.js';
export * from './manual-tax-mapping-events.js';
export type { ExemptDetails, ManualTaxMapping } from './manual-tax-mapping.js';
