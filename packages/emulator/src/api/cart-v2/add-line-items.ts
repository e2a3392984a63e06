import { type RouteContext, route } from '../../protocol/routing/route.js';
import { cartError } from '../../shop/purchase/cart-error.js';
import { requireUnordered } from '../../shop/purchase/carts.js';
import { addRequestedItems, hasNoItems } from './input/add-requested-items.js';
import { type CartAccess, cartById, currentCart, respond } from './cart-access.js';
import { bodyOf } from './input/read-body.js';

function add(context: RouteContext, which: CartAccess): object {
  const input = bodyOf(context);
  const cart = requireUnordered(which.findOrCreate(context));
  if (hasNoItems(input)) throw cartError('NO_LINE_ITEMS_TO_ADD', 'Send catalogItems or customItems.');
  return respond(context, addRequestedItems(context, cart, input));
}

/** Adds catalog items and custom items to the caller's cart. Creates the cart if there is none. */
export const addLineItemsToCurrentCart = route({
  id: 'ecom.currentCartV2.addLineItemsToCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/add-line-items', '/v2/carts/current/add-line-items'],
  access: 'visitor',
  handle: (context) => add(context, currentCart),
});

/** Adds catalog items and custom items to a cart by its ID. */
export const addLineItems = route({
  id: 'ecom.cartV2.addLineItems',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/add-line-items', '/v2/carts/{cartId}/add-line-items'],
  access: 'visitor',
  handle: (context) => add(context, cartById),
});
