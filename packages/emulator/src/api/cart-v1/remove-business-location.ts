import { route } from '../../protocol/routing/route.js';
import { cartById } from './cart-access.js';
import { formatCart } from './format-cart.js';

/** Removes the business location from a cart, if it has one. */
export const removeBusinessLocation = route({
  id: 'ecom.cart.removeBusinessLocation',
  method: 'POST',
  paths: ['/ecom/v1/carts/{id}/remove-business-location', '/v1/carts/{id}/remove-business-location'],
  access: 'visitor',
  handle: (context) => {
    const { businessLocationId: _, ...cart } = cartById.require(context);
    return { cart: formatCart(context.tenant, cartById.save(context, cart), context.origin) };
  },
});
