import { date, event } from '@cartwright/core';
import type { InventoryVariantsChangedEnvelope } from './inventory-events.js';

/**
 * The stock of variants was changed: by an order, by hand, or by an app. For `on` of `createWebhooks`, or to be called
 * with a handler as part of a client's module. The app needs the permission `WIX_STORES.READ_INVENTORY`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onInventoryVariantsChanged } from '@cartwright/stores/inventory';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onInventoryVariantsChanged, ({ data }) => {
 *   for (const { _id, newValue } of data.variants ?? []) console.log(_id, newValue?.quantity);
 * });
 * ```
 * @see Specification, section 4: events emitted
 */
export const onInventoryVariantsChanged = /* @__PURE__ */ event<InventoryVariantsChangedEnvelope>({
  type: 'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged',
  kind: 'plain',
  entity: { _updatedDate: date },
});
