import { lookUpItems } from '../../shop/plugin-catalogs/look-up-items.js';
import { checkouts } from '../../shop/purchase/checkout.js';
import { checkoutFromCart } from '../checkout-v1/checkout-from-cart.js';
import { type Route, route } from '../../protocol/routing/route.js';
import { quoteCheckout } from '../../shop/purchase/quote-checkout.js';
import { type WhichCart, cartRoute } from './which-cart.js';

/** Makes a checkout of the cart; a cart that has an open one gets the same id, brought up to date. */
export const createCheckoutFromCart = (which: WhichCart): Route =>
  route({
    ...cartRoute(which, 'createCheckout', '/create-checkout'),
    method: 'POST',
    handle: (context) => {
      const { body, tenant } = context;
      const cart = which.require(context);
      lookUpItems(context, cart.lines);
      const checkout = checkoutFromCart(tenant, cart, body);
      const quoted = quoteCheckout(context, checkout);
      if (quoted !== checkout) checkouts(tenant).put(quoted);
      return { checkoutId: checkout.id };
    },
  });
