import { lookUpItems } from '../../shop/plugin-catalogs/look-up-items.js';
import { checkouts } from '../../shop/purchase/checkout.js';
import { checkoutFromCart } from '../checkout-v1/checkout-from-cart.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { quoteCheckout } from '../../shop/purchase/quote-checkout.js';
import { type WhichCart, cartById, currentCart } from './which-cart.js';

function create(context: RouteContext, which: WhichCart): object {
  const { body, tenant } = context;
  const cart = which.require(context);
  lookUpItems(context, cart.lines);
  const checkout = checkoutFromCart(tenant, cart, body);
  const quoted = quoteCheckout(context, checkout);
  if (quoted !== checkout) checkouts(tenant).put(quoted);
  return { checkoutId: checkout.id };
}

/** Creates a checkout from the cart of the caller; a cart that has an open one gets the same id, updated. */
export const createCheckoutFromCurrentCart = route({
  id: 'ecom.currentCart.createCheckoutFromCurrentCart',
  method: 'POST',
  paths: ['/ecom/v1/carts/current/create-checkout', '/v1/carts/current/create-checkout'],
  access: 'visitor',
  handle: (context) => create(context, currentCart),
});

/** Creates a checkout from a cart by its id; a cart that has an open one gets the same id, updated. */
export const createCheckoutFromCart = route({
  id: 'ecom.cart.createCheckout',
  method: 'POST',
  paths: ['/ecom/v1/carts/{id}/create-checkout', '/v1/carts/{id}/create-checkout'],
  access: 'visitor',
  handle: (context) => create(context, cartById),
});
