import { operation } from '@cartwright/core';
import { ordersSettingsShape, type OrdersSettings } from './orders-settings.js';

/** Response of `getOrdersSettings`. */
export interface GetOrdersSettingsResponse {
  /** Orders settings of the site. */
  ordersSettings?: OrdersSettings;
}

/**
 * Gets the orders settings of the site.
 *
 * @returns The orders settings.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { ordersSettings } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { ordersSettings } });
 *
 * export const inventoryTrigger = async () => (await client.ordersSettings.getOrdersSettings()).ordersSettings?.inventoryUpdateTrigger;
 * ```
 * @see GET /ecom/v1/orders-settings
 */
export const getOrdersSettings = /* @__PURE__ */ operation<[], GetOrdersSettingsResponse>({
  id: 'ecom.ordersSettings.getOrdersSettings',
  method: 'GET',
  path: '/ecom/v1/orders-settings',
  response: { ordersSettings: ordersSettingsShape },
  repeatable: true,
});
