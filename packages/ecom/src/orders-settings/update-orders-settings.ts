import { operation } from '@cartwright/core';
import { ordersSettingsShape, type OrdersSettings } from './orders-settings.js';

/** Response of `updateOrdersSettings`. */
export interface UpdateOrdersSettingsResponse {
  /** The updated orders settings. */
  ordersSettings?: OrdersSettings;
}

/**
 * Updates the orders settings of the site.
 *
 * @param ordersSettings - Settings to change. Absent fields keep their values.
 * @returns The updated orders settings.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { ordersSettings } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { ordersSettings } });
 *
 * export const reserveOnPlacement = () =>
 *   client.ordersSettings.updateOrdersSettings({
 *     inventoryUpdateTrigger: ordersSettings.InventoryUpdateTrigger.ON_ORDER_PLACED,
 *   });
 * ```
 * @see PATCH /ecom/v1/orders-settings
 */
export const updateOrdersSettings = /* @__PURE__ */ operation<
  [ordersSettings: OrdersSettings],
  UpdateOrdersSettingsResponse
>({
  id: 'ecom.ordersSettings.updateOrdersSettings',
  method: 'PATCH',
  path: '/ecom/v1/orders-settings',
  args: ['ordersSettings'],
  request: { ordersSettings: ordersSettingsShape },
  response: { ordersSettings: ordersSettingsShape },
});
