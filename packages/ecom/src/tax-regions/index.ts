export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export * from '../commerce/responses/sort-order.js';
export * from './tax-region-events.js';
export type { TaxRegion } from './tax-region.js';
