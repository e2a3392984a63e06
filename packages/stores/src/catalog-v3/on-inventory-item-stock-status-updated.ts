import { event, type EventMetadata } from '@cartwright/core';

/** What became of the stock. */
export interface InventoryItemStockStatusUpdated {
  /** Whether there is some now. */
  inStock?: boolean;
}

/** An inventory item is in stock again, or no longer. */
export interface InventoryItemStockStatusUpdatedEnvelope {
  /** What became of it. */
  data: InventoryItemStockStatusUpdated;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * An inventory item is in stock again, or no longer. For `on` of `createWebhooks`, or to be called with a handler as
 * part of a client's module. The app needs the permission `WIX_STORES.INVENTORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemStockStatusUpdated } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemStockStatusUpdated, ({ data }) => console.log(data.inStock));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onInventoryItemStockStatusUpdated = /* @__PURE__ */ event<InventoryItemStockStatusUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.inventory_item_stock_status_updated',
  kind: 'action',
});
