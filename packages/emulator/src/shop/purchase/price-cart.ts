import type { Tenant } from '../../kernel/state/tenant.js';
import { price } from '../pricing/price.js';
import type { Priced, Cart } from './purchase.js';
import { resolveLines } from './resolve-lines.js';

/** Calculates the totals of a cart with the names, prices and stock that its line items have. */
export const priceLines = (tenant: Tenant, cart: Cart): Priced<Cart> => ({
  ...cart,
  totals: price(tenant, cart),
});

/** Calculates the totals of a cart with the current names, prices and stock of its line items. */
export const priceCart = (tenant: Tenant, cart: Cart): Priced<Cart> =>
  priceLines(tenant, { ...cart, lines: resolveLines(tenant, cart.lines) });

/** Returns the cart with its stored totals. */
export const lastPricedCart = (tenant: Tenant, cart: Cart): Priced<Cart> =>
  cart.totals ? { ...cart, totals: cart.totals } : priceCart(tenant, cart);
