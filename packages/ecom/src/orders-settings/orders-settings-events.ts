import { event, type UpdatedEnvelope } from '@cartwright/core';
import { ordersSettingsShape, type OrdersSettings } from './orders-settings.js';

/** Payload of {@link onOrdersSettingsUpdated}. */
export type OrdersSettingsUpdatedEnvelope = UpdatedEnvelope<OrdersSettings>;

/**
 * Triggered when the orders settings are updated. `entity` contains the updated orders settings. `modifiedFields`
 * contains the previous values of the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a
 * handler as part of a client's module. Requires the permission `ECOM.READ_ORDERS_SETTINGS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onOrdersSettingsUpdated } from '@cartwright/ecom/orders-settings';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onOrdersSettingsUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.ecom.v1.orders_settings_updated`
 */
export const onOrdersSettingsUpdated = /* @__PURE__ */ event<OrdersSettingsUpdatedEnvelope>({
  type: 'wix.ecom.v1.orders_settings_updated',
  kind: 'updated',
  entity: ordersSettingsShape,
});
