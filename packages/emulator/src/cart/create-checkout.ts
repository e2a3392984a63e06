import { checkouts } from '../checkout/checkout.js';
import { checkoutFromCart } from '../checkout/checkout-from-cart.js';
import { type Route, route } from '../http/route.js';
import { quoteCheckout } from '../plugins/quote-checkout.js';
import { type WhichCart, cartRoute } from './which-cart.js';

/** Makes a checkout of the cart; a cart that has an open one gets the same id, brought up to date. */
export const createCheckoutFromCart = (which: WhichCart): Route =>
  route({
    ...cartRoute(which, 'createCheckout', '/create-checkout'),
    method: 'POST',
    handle: async (context) => {
      const { body, tenant } = context;
      const checkout = checkoutFromCart(tenant, which.require(context), body);
      const quoted = await quoteCheckout(context, checkout);
      if (quoted !== checkout) checkouts(tenant).put(quoted);
      return { checkoutId: checkout.id };
    },
  });
