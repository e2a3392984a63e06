import { route } from '../http/route.js';
import { requireCart, saveCart } from './cart.js';
import { ownerOf } from './owner.js';
import { wireCart } from './wire-cart.js';

/** Takes the coupon out of the caller's cart; without one nothing happens. */
export const removeCouponFromCurrentCart = route({
  id: 'ecom.currentCart.removeCouponFromCurrentCart',
  method: 'POST',
  paths: ['/ecom/v1/carts/current/remove-coupon', '/v1/carts/current/remove-coupon'],
  access: 'visitor',
  handle: ({ caller, origin, tenant }) => {
    const { couponCode: _, ...cart } = requireCart(tenant, ownerOf(caller));
    return { cart: wireCart(tenant, saveCart(tenant, cart), origin) };
  },
});
