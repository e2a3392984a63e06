import { FieldReader } from '../../kernel/input/field-reader.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { removeCoupon as removeFrom } from '../../shop/purchase/cart-coupon.js';
import { type CartAccess, cartById, change, currentCart } from './cart-access.js';
import { bodyOf } from './input/read-body.js';

function remove(context: RouteContext, which: CartAccess): object {
  const read = new FieldReader();
  const couponId = read.string(bodyOf(context).couponId ?? '', 'couponId', { min: 1, max: 100 }) ?? '';
  read.check();
  return change(context, which, (cart) => removeFrom(context.tenant, cart, couponId));
}

/** Removes the coupon with the given ID from the caller's cart. */
export const removeCouponFromCurrentCart = route({
  id: 'ecom.currentCartV2.removeCouponFromCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/remove-coupon', '/v2/carts/current/remove-coupon'],
  access: 'visitor',
  handle: (context) => remove(context, currentCart),
});

/** Removes the coupon with the given ID from a cart by its ID. */
export const removeCoupon = route({
  id: 'ecom.cartV2.removeCoupon',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/remove-coupon', '/v2/carts/{cartId}/remove-coupon'],
  access: 'visitor',
  handle: (context) => remove(context, cartById),
});
