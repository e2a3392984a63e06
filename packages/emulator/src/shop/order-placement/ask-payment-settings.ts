import type { PluginResult } from '../../protocol/plugins/call-plugin.js';
import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import type { OrderContent } from '../orders/order.js';
import type { Priced, Purchase } from '../purchase/purchase.js';
import { checkOrderable } from './check-orderable.js';
import { composeOrder } from './compose-order.js';

/** Request of payment settings for an order that is about to be placed. */
export interface PaymentSettingsRequest {
  readonly order: OrderContent;
}

/** Payment settings of a plugin. */
export interface PaymentSettings {
  readonly requires3dSecure: boolean;
}

/**
 * Calls the payment settings plugins. Returns whether one of them requires 3-D Secure; a plugin that fails does not.
 *
 * @throws {ApplicationError} as `checkOrderable` does
 */
export function requires3dSecure({ plugins }: TenantPlugins, checkout: Priced<Purchase>): boolean {
  if (!plugins.has('ECOM_PAYMENT_SETTINGS')) return false;
  checkOrderable(checkout);
  const call: PaymentSettingsRequest = { order: composeOrder(checkout) };
  const responses: PluginResult<PaymentSettings>[] = plugins.send('ECOM_PAYMENT_SETTINGS', [
    'getPaymentSettings',
    call,
  ]);
  return responses.some((one) => !one.failure && one.response.requires3dSecure);
}
