export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export type { CursorPagingMetadata, Cursors } from '../commerce/responses/paging.js';
export * from '../commerce/responses/sort-order.js';
export * from './list-default-tax-groups.js';
export * from './query-tax-groups.js';
export * from './tax-group-events.js';
export type { TaxGroup } from './tax-group.js';
