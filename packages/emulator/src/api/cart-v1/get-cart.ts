import { type RouteContext, route } from '../../protocol/routing/route.js';
import { priceCart } from '../../shop/purchase/price-cart.js';
import { type WhichCart, cartById, currentCart } from './which-cart.js';
import { wireCart } from './wire-cart.js';

const readCart = (context: RouteContext, which: WhichCart): object => ({
  cart: wireCart(context.tenant, priceCart(context.tenant, which.require(context)), context.origin),
});

/** Returns the cart of the caller; 404 without one. */
export const getCurrentCart = route({
  id: 'ecom.currentCart.getCurrentCart',
  method: 'GET',
  paths: ['/ecom/v1/carts/current', '/v1/carts/current'],
  access: 'visitor',
  handle: (context) => readCart(context, currentCart),
});

/** Returns a cart by its id. */
export const getCart = route({
  id: 'ecom.cart.getCart',
  method: 'GET',
  paths: ['/ecom/v1/carts/{id}', '/v1/carts/{id}'],
  access: 'visitor',
  handle: (context) => readCart(context, cartById),
});
