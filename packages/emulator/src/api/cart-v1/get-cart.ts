import { type Route, route } from '../../protocol/routing/route.js';
import { type WhichCart, cartRoute } from './which-cart.js';
import { wireCart } from './wire-cart.js';

/** Reads the cart; 404 without one. */
export const getCart = (which: WhichCart): Route =>
  route({
    ...cartRoute(which, 'get'),
    method: 'GET',
    handle: (context) => ({ cart: wireCart(context.tenant, which.require(context), context.origin) }),
  });
