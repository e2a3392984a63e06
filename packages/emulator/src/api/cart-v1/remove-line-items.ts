import { type RouteContext, route } from '../../protocol/routing/route.js';
import { type CartAccess, cartById, currentCart } from './cart-access.js';
import { formatCart } from './format-cart.js';
import { readLineItemIds } from '../purchase/read-line-item-ids.js';
import { removeLines } from '../../shop/purchase/remove-lines.js';

function remove(context: RouteContext, which: CartAccess): object {
  const ids = readLineItemIds(context.body);
  const cart = which.require(context);
  const saved = which.save(context, removeLines(cart, ids));
  return { cart: formatCart(context.tenant, saved, context.origin) };
}

/** Removes line items from the caller's cart. Removes nothing if an id is unknown. */
export const removeLineItemsFromCurrentCart = route({
  id: 'ecom.currentCart.removeLineItemsFromCurrentCart',
  method: 'POST',
  paths: ['/ecom/v1/carts/current/remove-line-items', '/v1/carts/current/remove-line-items'],
  access: 'visitor',
  handle: (context) => remove(context, currentCart),
});

/** Removes line items from a cart by its id. Removes nothing if an id is unknown. */
export const removeLineItems = route({
  id: 'ecom.cart.removeLineItems',
  method: 'POST',
  paths: ['/ecom/v1/carts/{id}/remove-line-items', '/v1/carts/{id}/remove-line-items'],
  access: 'visitor',
  handle: (context) => remove(context, cartById),
});
