export type { AccountInfo, BaseEventMetadata, IdentificationData } from '@cartwright/core';
export { WebhookIdentityType } from '@cartwright/core/site';
export { decrementInventory, type DecrementData } from './decrement-inventory.js';
export { ReasonType } from './enumerations.js';
export {
  getInventoryVariants,
  type GetInventoryVariantsOptions,
  type GetInventoryVariantsResponse,
} from './get-inventory-variants.js';
export { incrementInventory, type IncrementData } from './increment-inventory.js';
export type {
  ChangedInventoryVariant,
  ChangedInventoryVariantData,
  InventoryItemChanged,
  InventoryItemChangedEnvelope,
  InventoryVariantsChanged,
  InventoryVariantsChangedEnvelope,
} from './inventory-events.js';
export type { InventoryItemV2, InventoryVariantV2, PreorderInfo } from './inventory-item.js';
export { onInventoryItemChanged } from './on-inventory-item-changed.js';
export { onInventoryVariantsChanged } from './on-inventory-variants-changed.js';
export {
  queryInventory,
  type Paging,
  type PagingMetadata,
  type Query,
  type QueryInventoryOptions,
  type QueryInventoryResponse,
} from './query-inventory.js';
export { updateInventoryVariants, type UpdateInventoryVariantsInventoryItem } from './update-inventory-variants.js';
