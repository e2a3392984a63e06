import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import { payable } from '../line-items/line.js';
import { lookUpItems } from '../plugin-catalogs/look-up-items.js';
import { saveCheckout } from './checkouts.js';
import type { Cart } from './purchase.js';
import { quoteCheckout } from './quote-checkout.js';
import { resolveLines } from './resolve-lines.js';

/**
 * Prepares a cart for the hosted page: with current prices and stock, and with the quantities that can be bought. An
 * ordered cart is unchanged.
 */
export function checkOutCart(context: TenantPlugins, cart: Cart): Cart {
  if (cart.completed) return cart;
  lookUpItems(context, cart.lines);
  const lines = resolveLines(context.tenant, cart.lines).map((line) => ({
    ...line,
    quantity: payable(line) || line.quantity,
  }));
  return saveCheckout(context.tenant, quoteCheckout(context, { ...cart, lines, isCheckedOut: true }));
}
