import { event, type EventMetadata } from '@cartwright/core';
import { inventoryItemShape, type InventoryItem } from './inventory-item.js';

/** An inventory item was deleted. */
export interface InventoryItemDeletedEnvelope {
  /** It, as it was. */
  entity: InventoryItem;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * An inventory item was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `WIX_STORES.INVENTORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemDeleted } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemDeleted, ({ entity }) => console.log(entity.quantity));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onInventoryItemDeleted = /* @__PURE__ */ event<InventoryItemDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.inventory_item_deleted',
  kind: 'deleted',
  entity: inventoryItemShape,
});
