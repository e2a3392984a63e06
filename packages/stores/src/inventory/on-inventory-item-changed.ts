import { date, event, fieldMask } from '@cartwright/core';
import type { InventoryItemChangedEnvelope } from './inventory-events.js';

/**
 * The stock of a product was changed as a whole: whether it is tracked, or whether it may be ordered before it is there.
 * For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the permission
 * `WIX_STORES.READ_INVENTORY`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryItemChanged } from '@cartwright/stores/inventory';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryItemChanged, ({ data }) => console.log(data.productId, data.fieldMask));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onInventoryItemChanged = /* @__PURE__ */ event<InventoryItemChangedEnvelope>({
  type: 'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged',
  kind: 'plain',
  entity: { fieldMask, _updatedDate: date },
});
