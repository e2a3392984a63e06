export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export type * from '../commerce/fields/extended-fields.js';
export type * from '../commerce/fields/tags.js';
export * from '../commerce/responses/sort-order.js';
export * from './tax-exempt-group-events.js';
export type { TaxExemptGroup } from './tax-exempt-group.js';
