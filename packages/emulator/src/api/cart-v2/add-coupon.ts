import { type RouteContext, route } from '../../protocol/routing/route.js';
import { addRequestedCoupon } from './input/add-requested-coupon.js';
import { type CartAccess, cartById, change, currentCart } from './cart-access.js';
import { bodyOf } from './input/read-body.js';
import { readCoupon } from './input/read-coupon.js';

function add(context: RouteContext, which: CartAccess): object {
  const code = readCoupon(bodyOf(context).coupon, 'coupon');
  return change(context, which, (cart) => addRequestedCoupon(context.tenant, cart, code));
}

/** Adds a coupon to the caller's cart. */
export const addCouponToCurrentCart = route({
  id: 'ecom.currentCartV2.addCouponToCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/add-coupon', '/v2/carts/current/add-coupon'],
  access: 'visitor',
  handle: (context) => add(context, currentCart),
});

/** Adds a coupon to a cart by its ID. */
export const addCoupon = route({
  id: 'ecom.cartV2.addCoupon',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/add-coupon', '/v2/carts/{cartId}/add-coupon'],
  access: 'visitor',
  handle: (context) => add(context, cartById),
});
