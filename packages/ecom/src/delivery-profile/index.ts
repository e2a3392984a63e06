export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export type * from '../commerce/fields/extended-fields.js';
export type * from '../commerce/responses/bulk.js';
export type { CursorPagingMetadata, Cursors } from '../commerce/responses/paging.js';
export * from '../commerce/responses/sort-order.js';
export type {
  AdditionalCharge,
  BackupRate,
  CreatedBy,
  DeliveryCarrier,
  DeliveryProfile,
  DeliveryRegion,
  Destination,
} from './delivery-profile.js';
export * from './add-delivery-carrier.js';
export * from './add-delivery-region.js';
export * from './create-delivery-profile.js';
export * from './delete-delivery-profile.js';
export * from './delivery-profile-events.js';
export * from './get-delivery-destination-properties.js';
export * from './get-delivery-profile.js';
export * from './get-delivery-profile-by-delivery-region-id.js';
export * from './list-delivery-carriers.js';
export * from './list-installed-delivery-carriers.js';
export * from './query-delivery-profiles.js';
export * from './remove-delivery-carrier.js';
export * from './remove-delivery-region.js';
export * from './set-delivery-carrier-active-status.js';
export * from './update-carrier-settings.js';
export * from './update-delivery-carrier.js';
export * from './update-delivery-profile.js';
export * from './update-delivery-region.js';
export * from './update-extended-fields.js';
