import { type RouteContext, route } from '../../protocol/routing/route.js';
import { priceCart } from '../../shop/purchase/price-cart.js';
import { type CartAccess, cartById, currentCart } from './cart-access.js';
import { formatCart } from './format-cart.js';

const readCart = (context: RouteContext, which: CartAccess): object => ({
  cart: formatCart(context.tenant, priceCart(context.tenant, which.require(context)), context.origin),
});

/** Gets the caller's cart. Responds 404 if there is none. */
export const getCurrentCart = route({
  id: 'ecom.currentCart.getCurrentCart',
  method: 'GET',
  paths: ['/ecom/v1/carts/current', '/v1/carts/current'],
  access: 'visitor',
  handle: (context) => readCart(context, currentCart),
});

/** Gets a cart by its id. */
export const getCart = route({
  id: 'ecom.cart.getCart',
  method: 'GET',
  paths: ['/ecom/v1/carts/{id}', '/v1/carts/{id}'],
  access: 'visitor',
  handle: (context) => readCart(context, cartById),
});
