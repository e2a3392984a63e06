import { isObject } from '../../kernel/input/object.js';
import type { PricedPurchase } from '../purchase/purchase.js';
import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import { checkOrderable } from './check-orderable.js';
import { composeOrder } from './compose-order.js';

/**
 * Asks the plugins that decide how orders are paid whether the buyer has to prove to the bank who they are. One that
 * fails asks for nothing.
 * @throws {ApplicationError} as `checkOrderable` does
 */
export function requires3dSecure({ plugins }: TenantPlugins, checkout: PricedPurchase): boolean {
  if (!plugins.has('ECOM_PAYMENT_SETTINGS')) return false;
  checkOrderable(checkout);
  const { lines, totals } = checkout;
  const { fields, lines: lineItems } = composeOrder(checkout, lines, totals);
  const status = { status: 'INITIALIZED', paymentStatus: 'NOT_PAID', fulfillmentStatus: 'NOT_FULFILLED' };
  const order = { ...fields, lineItems, ...status };
  return plugins.ask('ECOM_PAYMENT_SETTINGS', ['getPaymentSettings', { order }]).some((one) => {
    const settings = one.failure ? undefined : one.answer['paymentSettings'];
    return isObject(settings) && settings['requires3dSecure'] === true;
  });
}
