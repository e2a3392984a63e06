import { checkoutFromCart } from '../checkout/checkout-from-cart.js';
import { type Route, route } from '../http/route.js';
import { type WhichCart, cartRoute } from './which-cart.js';

/** Makes a checkout of the cart; a cart that has an open one gets the same id, brought up to date. */
export const createCheckoutFromCart = (which: WhichCart): Route =>
  route({
    ...cartRoute(which, 'createCheckout', '/create-checkout'),
    method: 'POST',
    handle: (context) => ({
      checkoutId: checkoutFromCart(context.tenant, which.require(context), context.body).id,
    }),
  });
