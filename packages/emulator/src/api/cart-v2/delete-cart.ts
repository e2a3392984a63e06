import { type RouteContext, route } from '../../protocol/routing/route.js';
import { deleteCart as deleteStored } from '../../shop/purchase/carts.js';
import { type CartAccess, cartById, currentCart } from './cart-access.js';

function remove(context: RouteContext, which: CartAccess): object {
  deleteStored(context.tenant, which.find(context));
  return {};
}

/** Deletes the caller's cart. Responds 404 if there is none. */
export const deleteCurrentCart = route({
  id: 'ecom.currentCartV2.deleteCurrentCart',
  method: 'DELETE',
  paths: ['/ecom/v2/carts/current', '/v2/carts/current'],
  access: 'visitor',
  handle: (context) => remove(context, currentCart),
});

/** Deletes a cart by its ID. */
export const deleteCart = route({
  id: 'ecom.cartV2.deleteCart',
  method: 'DELETE',
  paths: ['/ecom/v2/carts/{cartId}', '/v2/carts/{cartId}'],
  access: 'visitor',
  handle: (context) => remove(context, cartById),
});
