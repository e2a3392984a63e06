import type { Client } from '@cartwright/core';
import type { Cart } from '../cart-v2/entity/cart.js';
import { addCouponToCurrentCart } from '../current-cart-v2/add-coupon-to-current-cart.js';
import { removeCouponFromCurrentCart } from '../current-cart-v2/remove-coupon-from-current-cart.js';

const currentCart = { addCouponToCurrentCart, removeCouponFromCurrentCart };

/**
 * Replaces the coupon of the current cart, which has at most one. If the platform rejects the new coupon, the previous
 * one is added again.
 *
 * @param client - Client of the customer.
 * @param cart - The current cart.
 * @param code - Coupon code.
 * @returns The updated cart.
 */
export async function replaceCoupon(client: Client, cart: Cart, code: string): Promise<Cart> {
  const api = client.use(currentCart);
  const [previous] = cart.coupons ?? [];
  if (previous?.code?.toLowerCase() === code.toLowerCase()) return cart;
  if (previous?._id) await api.removeCouponFromCurrentCart(previous._id);
  try {
    return (await api.addCouponToCurrentCart({ code })).cart ?? {};
  } catch (error) {
    if (previous?.code) await api.addCouponToCurrentCart({ code: previous.code }).catch(() => {});
    throw error;
  }
}
