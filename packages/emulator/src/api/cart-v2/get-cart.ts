import { priceLines } from '../../shop/purchase/price-cart.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { isObject } from '../../kernel/input/object.js';
import { type CartAccess, cartById, currentCart, show } from './cart-access.js';
import { refreshed } from './refresh-cart.js';

/** Gets a cart with the prices that its line items have, or with current ones. Stores nothing. */
function read(context: RouteContext, which: CartAccess): object {
  const cart = which.find(context);
  const { refreshOverride } = isObject(context.query) ? context.query : {};
  const isRefreshed = String(refreshOverride) === 'true' && !cart.completed;
  return show(context, priceLines(context.tenant, isRefreshed ? refreshed(context, cart) : cart));
}

/** Gets the caller's cart. Responds 404 if there is none. */
export const getCurrentCart = route({
  id: 'ecom.currentCartV2.getCurrentCart',
  method: 'GET',
  paths: ['/ecom/v2/carts/current', '/v2/carts/current'],
  access: 'visitor',
  handle: (context) => read(context, currentCart),
});

/** Gets a cart by its ID, also after it was ordered. */
export const getCart = route({
  id: 'ecom.cartV2.getCart',
  method: 'GET',
  paths: ['/ecom/v2/carts/{cartId}', '/v2/carts/{cartId}'],
  access: 'visitor',
  handle: (context) => read(context, cartById),
});
