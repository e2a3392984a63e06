import { event, type EventMetadata } from '@cartwright/core';
import { inventoryItemShape, type InventoryItem } from './inventory-item.js';

/** An inventory item was made. */
export interface InventoryItemCreatedEnvelope {
  /** It, as it was made. */
  entity: InventoryItem;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * An inventory item was made. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `WIX_STORES.INVENTORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemCreated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemCreated, ({ entity }) => console.log(entity.quantity));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onInventoryItemCreated = /* @__PURE__ */ event<InventoryItemCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.inventory_item_created',
  kind: 'created',
  entity: inventoryItemShape,
});
