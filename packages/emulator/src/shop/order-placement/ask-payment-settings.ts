import type { PluginResult } from '../../protocol/plugins/call-plugin.js';
import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import type { OrderContent } from '../orders/order.js';
import type { PricedPurchase } from '../purchase/purchase.js';
import { checkOrderable } from './check-orderable.js';
import { composeOrder } from './compose-order.js';

/** The order whose payment settings a plugin is asked for, before it is placed. */
export interface PaymentSettingsRequest {
  readonly order: OrderContent;
}

/** Payment settings of a plugin. */
export interface PaymentSettings {
  readonly requires3dSecure: boolean;
}

/**
 * Asks the payment settings plugins whether the buyer has to authenticate with 3-D Secure. A plugin that fails does not
 * require it.
 * @throws {ApplicationError} as `checkOrderable` does
 */
export function requires3dSecure({ plugins }: TenantPlugins, checkout: PricedPurchase): boolean {
  if (!plugins.has('ECOM_PAYMENT_SETTINGS')) return false;
  checkOrderable(checkout);
  const call: PaymentSettingsRequest = { order: composeOrder(checkout) };
  const answers: PluginResult<PaymentSettings>[] = plugins.send('ECOM_PAYMENT_SETTINGS', ['getPaymentSettings', call]);
  return answers.some((one) => !one.failure && one.response.requires3dSecure);
}
