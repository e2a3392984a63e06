import { type RouteContext, route } from '../../protocol/routing/route.js';
import { type CartAccess, cartById, currentCart } from './cart-access.js';
import { formatCart } from './format-cart.js';
import { setQuantities } from '../../shop/purchase/set-quantities.js';
import { readQuantities } from '../purchase/read-quantities.js';

function update(context: RouteContext, which: CartAccess): object {
  const { body, origin, tenant } = context;
  const cart = which.require(context);
  const saved = which.save(context, setQuantities(tenant, cart, readQuantities(cart, body)));
  return { cart: formatCart(tenant, saved, origin) };
}

/** Sets quantities of line items in the caller's cart, at least 1 each: all of them, or none. */
export const updateCurrentCartLineItemQuantity = route({
  id: 'ecom.currentCart.updateCurrentCartLineItemQuantity',
  method: 'POST',
  paths: ['/ecom/v1/carts/current/update-line-items-quantity', '/v1/carts/current/update-line-items-quantity'],
  access: 'visitor',
  handle: (context) => update(context, currentCart),
});

/** Sets quantities of line items in a cart by its id, at least 1 each: all of them, or none. */
export const updateLineItemsQuantity = route({
  id: 'ecom.cart.updateLineItemsQuantity',
  method: 'POST',
  paths: ['/ecom/v1/carts/{id}/update-line-items-quantity', '/v1/carts/{id}/update-line-items-quantity'],
  access: 'visitor',
  handle: (context) => update(context, cartById),
});
