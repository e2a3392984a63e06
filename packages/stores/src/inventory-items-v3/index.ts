export type { AccountInfo, BaseEventMetadata, EventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export { SortOrder } from '../shared/sort-order.js';
export type * from '../shared/bulk-results.js';
export type * from '../catalog-v3/results/cursor-paging-metadata.js';
export {
  AggregationType,
  Interval,
  MissingValues,
  Mode,
  NestedAggregationType,
  ScalarType,
  SortDirection,
  SortType,
} from '../catalog-v3/search/enumerations.js';
export { EventType, ItemAvailabilityStatus as AvailabilityStatus } from '../catalog-v3/physical-enumerations.js';
export type { InventoryItem, InventoryItemPreorderInfo, InventoryItemProduct } from '../catalog-v3/inventory-item.js';
export {
  onInventoryItemCreated,
  onInventoryItemDeleted,
  onInventoryItemStockStatusUpdated,
  onInventoryItemUpdated,
  onInventoryItemUpdatedWithReason,
} from '../catalog-v3/catalog-v3-events.js';
export type * from '../catalog-v3/catalog-v3-events.js';
export * from './enumerations.js';
export * from './errors/inventory-item-error-code.js';
export * from './create-inventory-item.js';
export * from './get-inventory-item.js';
export * from './update-inventory-item.js';
export * from './delete-inventory-item.js';
export * from './query-inventory-items.js';
export * from './search-inventory-items.js';
export * from './count-inventory-items.js';
export * from './bulk/bulk-create-inventory-items.js';
export * from './bulk/bulk-update-inventory-items.js';
export * from './bulk/bulk-upsert-inventory-items.js';
export * from './bulk/bulk-delete-inventory-items.js';
export * from './bulk/bulk-decrement-inventory-items.js';
export * from './bulk/bulk-decrement-inventory-items-by-variant-and-location.js';
export * from './bulk/bulk-increment-inventory-items.js';
export * from './bulk/bulk-increment-inventory-items-by-variant-and-location.js';
export * from './bulk/bulk-update-inventory-items-by-filter.js';
export * from './bulk/bulk-delete-inventory-items-by-filter.js';
export * from './bulk/bulk-adjust-inventory-items-by-filter.js';
export * from './bulk/bulk-set-or-adjust-inventory-items-by-filter.js';
export * from './bulk/bulk-create-inventory-items-by-variant-filter.js';
