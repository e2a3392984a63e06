import { type RouteContext, route } from '../../protocol/routing/route.js';
import { withoutCoupon } from '../../shop/purchase/apply-coupon.js';
import { type CartAccess, cartById, currentCart } from './cart-access.js';
import { formatCart } from './format-cart.js';

function remove(context: RouteContext, which: CartAccess): object {
  const cart = which.save(context, withoutCoupon(which.require(context)));
  return { cart: formatCart(context.tenant, cart, context.origin) };
}

/** Removes the coupon from the caller's cart, if it has one. */
export const removeCouponFromCurrentCart = route({
  id: 'ecom.currentCart.removeCouponFromCurrentCart',
  method: 'POST',
  paths: ['/ecom/v1/carts/current/remove-coupon', '/v1/carts/current/remove-coupon'],
  access: 'visitor',
  handle: (context) => remove(context, currentCart),
});

/** Removes the coupon from a cart by its id, if it has one. */
export const removeCoupon = route({
  id: 'ecom.cart.removeCoupon',
  method: 'POST',
  paths: ['/ecom/v1/carts/{id}/remove-coupon', '/v1/carts/{id}/remove-coupon'],
  access: 'visitor',
  handle: (context) => remove(context, cartById),
});
