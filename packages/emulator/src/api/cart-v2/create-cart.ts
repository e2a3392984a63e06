import { route } from '../../protocol/routing/route.js';
import { setCurrentCart } from '../../shop/purchase/carts.js';
import { respond } from './cart-access.js';
import { readNewCart } from './input/new-cart.js';

/** Creates a cart and makes it the caller's current one. A cart that was current before stays and is no longer current. */
export const createCurrentCart = route({
  id: 'ecom.currentCartV2.createCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current', '/v2/carts/current'],
  access: 'visitor',
  handle: (context) => {
    const cart = readNewCart(context);
    setCurrentCart(context.tenant, cart);
    return respond(context, cart);
  },
});

/** Creates a cart besides the current cart, such as for a single item to buy at once. */
export const createCart = route({
  id: 'ecom.cartV2.createCart',
  method: 'POST',
  paths: ['/ecom/v2/carts', '/v2/carts'],
  access: 'visitor',
  handle: (context) => respond(context, readNewCart(context)),
});
