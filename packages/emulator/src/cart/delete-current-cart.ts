import { route } from '../http/route.js';
import { deleteCart, requireCart } from './cart.js';
import { ownerOf } from './owner.js';

/** Deletes the caller's cart; 404 `OWNED_CART_NOT_FOUND` without one. */
export const deleteCurrentCart = route({
  id: 'ecom.currentCart.deleteCurrentCart',
  method: 'DELETE',
  paths: ['/ecom/v1/carts/current', '/v1/carts/current'],
  access: 'visitor',
  handle: ({ caller, tenant }) => {
    deleteCart(tenant, requireCart(tenant, ownerOf(caller)));
    return {};
  },
});
