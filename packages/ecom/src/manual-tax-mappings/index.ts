export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export type * from '../commerce/fields/extended-fields.js';
export { JurisdictionType } from '../commerce/tax/tax.js';
export * from '../commerce/responses/sort-order.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export * from './manual-tax-mapping-events.js';
export type { ExemptDetails, ManualTaxMapping } from './manual-tax-mapping.js';
