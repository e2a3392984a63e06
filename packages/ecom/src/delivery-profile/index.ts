export type * from '../commerce/fields/extended-fields.js';
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
export * from './query-delivery-profiles.js';
