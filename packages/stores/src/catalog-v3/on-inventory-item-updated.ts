import { event, type EventMetadata } from '@cartwright/core';
import { inventoryItemShape, type InventoryItem } from './inventory-item.js';

/** An inventory item was changed. */
export interface InventoryItemUpdatedEnvelope {
  /** It, as it is now. */
  entity: InventoryItem;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/**
 * An inventory item was changed. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `WIX_STORES.INVENTORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemUpdated, ({ entity }) => console.log(entity.quantity));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onInventoryItemUpdated = /* @__PURE__ */ event<InventoryItemUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.inventory_item_updated',
  kind: 'updated',
  entity: inventoryItemShape,
});
