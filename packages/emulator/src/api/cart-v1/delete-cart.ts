import { type RouteContext, route } from '../../protocol/routing/route.js';
import { deleteCart } from '../../shop/purchase/carts.js';
import { type CartAccess, cartById, currentCart } from './cart-access.js';

function remove(context: RouteContext, which: CartAccess): object {
  deleteCart(context.tenant, which.require(context));
  return {};
}

/** Deletes the caller's cart. Responds 404 if there is none. */
export const deleteCurrentCartRoute = route({
  id: 'ecom.currentCart.deleteCurrentCart',
  method: 'DELETE',
  paths: ['/ecom/v1/carts/current', '/v1/carts/current'],
  access: 'visitor',
  handle: (context) => remove(context, currentCart),
});

/** Deletes a cart by its id. */
export const deleteCartRoute = route({
  id: 'ecom.cart.deleteCart',
  method: 'DELETE',
  paths: ['/ecom/v1/carts/{id}', '/v1/carts/{id}'],
  access: 'visitor',
  handle: (context) => remove(context, cartById),
});
