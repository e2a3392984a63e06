import type { Tenant } from '../../kernel/state/tenant.js';
import { price } from '../pricing/price.js';
import type { PricedPurchase, Purchase } from './purchase.js';
import { resolveLines } from './resolve-lines.js';

/** Calculates the totals of a cart with the current names, prices and stock of its line items. */
export function priceCart(tenant: Tenant, cart: Purchase): PricedPurchase {
  const lines = resolveLines(tenant, cart.lines);
  return { ...cart, lines, totals: price(tenant, { ...cart, lines }) };
}

/** Returns the cart with its stored totals. */
export const lastPricedCart = (tenant: Tenant, cart: Purchase): PricedPurchase =>
  cart.totals ? { ...cart, totals: cart.totals } : priceCart(tenant, cart);
