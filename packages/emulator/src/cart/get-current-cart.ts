import { route } from '../http/route.js';
import { requireCart } from './cart.js';
import { ownerOf } from './owner.js';
import { wireCart } from './wire-cart.js';

/** Reads the caller's cart; 404 `OWNED_CART_NOT_FOUND` without one. */
export const getCurrentCart = route({
  id: 'ecom.currentCart.getCurrentCart',
  method: 'GET',
  paths: ['/ecom/v1/carts/current', '/v1/carts/current'],
  access: 'visitor',
  handle: ({ caller, origin, tenant }) => ({
    cart: wireCart(tenant, requireCart(tenant, ownerOf(caller)), origin),
  }),
});
