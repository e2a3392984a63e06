import { checkoutFromCart } from '../checkout/checkout-from-cart.js';
import { route } from '../http/route.js';
import { requireCart } from './cart.js';
import { ownerOf } from './owner.js';

/** Makes a checkout of the caller's cart; a cart that has an open one gets the same id, brought up to date. */
export const createCheckoutFromCurrentCart = route({
  id: 'ecom.currentCart.createCheckoutFromCurrentCart',
  method: 'POST',
  paths: ['/ecom/v1/carts/current/create-checkout', '/v1/carts/current/create-checkout'],
  access: 'visitor',
  handle: ({ body, caller, tenant }) => ({
    checkoutId: checkoutFromCart(tenant, requireCart(tenant, ownerOf(caller)), body).id,
  }),
});
