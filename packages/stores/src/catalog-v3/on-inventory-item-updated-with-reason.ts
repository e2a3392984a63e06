import { event, type EventMetadata } from '@cartwright/core';
import type { ReasonType } from '../inventory/enumerations.js';
import { inventoryItemShape, type InventoryItem } from './inventory-item.js';

/** What changed, and why. */
export interface InventoryItemUpdatedWithReason {
  /** The item as it is now. */
  currentEntity?: InventoryItem;
  /** Why it changed. */
  reason?: ReasonType;
  /** The app that changed it. */
  appId?: string;
}

const updateShape = { currentEntity: inventoryItemShape };

/** An inventory item was changed, and why is told. */
export interface InventoryItemUpdatedWithReasonEnvelope {
  /** What changed, and why. */
  data: InventoryItemUpdatedWithReason;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * An inventory item was changed, and why is told. For `on` of `createWebhooks`, or to be called with a handler as
 * part of a client's module. The app needs the permission `WIX_STORES.INVENTORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemUpdatedWithReason } from '@cartwright/stores/catalog-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemUpdatedWithReason, ({ data }) => console.log(data.reason));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onInventoryItemUpdatedWithReason = /* @__PURE__ */ event<InventoryItemUpdatedWithReasonEnvelope>({
  type: 'wix.stores.catalog.v3.inventory_item_updated_with_reason',
  kind: 'action',
  entity: updateShape,
});
