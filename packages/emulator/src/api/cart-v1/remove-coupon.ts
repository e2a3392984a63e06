import { type Route, route } from '../../protocol/routing/route.js';
import { type WhichCart, cartRoute } from './which-cart.js';
import { wireCart } from './wire-cart.js';

/** Takes the coupon out of the cart; without one nothing happens. */
export const removeCoupon = (which: WhichCart): Route =>
  route({
    ...cartRoute(which, 'removeCoupon', '/remove-coupon'),
    method: 'POST',
    handle: (context) => {
      const { couponCode: _, ...cart } = which.require(context);
      return { cart: wireCart(context.tenant, which.save(context, cart), context.origin) };
    },
  });
