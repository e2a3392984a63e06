import { type RouteContext, route } from '../../protocol/routing/route.js';
import { lookUpItems } from '../../shop/plugin-catalogs/look-up-items.js';
import type { Cart } from '../../shop/purchase/purchase.js';
import { resolveLines } from '../../shop/purchase/resolve-lines.js';
import { cartById, change, currentCart } from './cart-access.js';

/** Returns the cart with the current names, prices and stock of its line items. */
export function refreshed(context: RouteContext, cart: Cart): Cart {
  lookUpItems(context, cart.lines);
  return { ...cart, lines: resolveLines(context.tenant, cart.lines) };
}

/** Reads names, prices, discounts and stock of the items in the caller's cart. */
export const refreshCurrentCart = route({
  id: 'ecom.currentCartV2.refreshCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/refresh', '/v2/carts/current/refresh'],
  access: 'visitor',
  handle: (context) => change(context, currentCart, (cart) => refreshed(context, cart)),
});

/** Reads names, prices, discounts and stock of the items in a cart by its ID. */
export const refreshCart = route({
  id: 'ecom.cartV2.refreshCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/refresh', '/v2/carts/{cartId}/refresh'],
  access: 'visitor',
  handle: (context) => change(context, cartById, (cart) => refreshed(context, cart)),
});
