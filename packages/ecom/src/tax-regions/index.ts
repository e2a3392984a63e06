export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export * from '../commerce/responses/sort-order.js';
export { WebhookIdentityType } from '@cartwright/core/site';
export * from './on-tax-region-created.js';
export * from './on-tax-region-deleted.js';
export * from './on-tax-region-updated.js';
export type * from './tax-region-events.js';
export type { TaxRegion } from './tax-region.js';
