import { type Route, route } from '../../protocol/routing/route.js';
import { deleteCart } from '../../shop/purchase/cart.js';
import { type WhichCart, cartRoute } from './which-cart.js';

/** Deletes the cart; 404 without one. */
export const deleteCartRoute = (which: WhichCart): Route =>
  route({
    ...cartRoute(which, 'delete'),
    method: 'DELETE',
    handle: (context) => {
      deleteCart(context.tenant, which.require(context));
      return {};
    },
  });
