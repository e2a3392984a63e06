import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import type { SelectedShippingOption } from '../pricing/totals/totals.js';
import { calculateCart, everything } from './calculate-cart.js';
import { cartError } from './cart-error.js';
import type { Cart } from './purchase.js';

/**
 * Selects the delivery method of a cart.
 * @throws {ApplicationError} `DELIVERY_METHOD_NOT_FOUND`; `DELIVERY_METHOD_MISSING_LINE_ITEMS`,
 * `DELIVERY_METHOD_MISSING_ADDRESS`
 */
export function setDelivery(context: TenantPlugins, cart: Cart, option: SelectedShippingOption): Cart {
  if (cart.lines.length === 0) {
    throw cartError('DELIVERY_METHOD_MISSING_LINE_ITEMS', 'Add a line item to the cart first.');
  }
  if (!cart.shippingDestination?.address?.country) {
    throw cartError('DELIVERY_METHOD_MISSING_ADDRESS', 'Set the delivery address first.');
  }
  const changed = { ...cart, selectedShippingOption: option };
  const { validators: _, ...calculation } = everything;
  const { results, totals } = calculateCart(context, changed, calculation);
  if (!totals.delivery) {
    const { carrierId: appId, code } = option;
    const description = 'This delivery method is not offered for the address.';
    throw cartError('DELIVERY_METHOD_NOT_FOUND', description, { code, ...(appId && { appId }) });
  }
  return { ...changed, ...(results && { plugins: results }) };
}
