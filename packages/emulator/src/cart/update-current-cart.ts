import { ApplicationError } from '../http/wire-error.js';
import { route } from '../http/route.js';
import { addLines } from './add-lines.js';
import { applyCartInfo } from './apply-cart-info.js';
import { applyCoupon } from './apply-coupon.js';
import { findCart, newCart, saveCart } from './cart.js';
import { isInput } from './input.js';
import { ownerOf } from './owner.js';
import { readMerchantDiscounts } from './read-merchant-discounts.js';
import { wireCart } from './wire-cart.js';

/**
 * Changes the caller's cart: its info (as the field mask says), its lines, its coupon, the merchant's discounts.
 * All of it or nothing. The cart is made when there is none.
 */
export const updateCurrentCart = route({
  id: 'ecom.currentCart.updateCurrentCart',
  method: 'PATCH',
  paths: ['/ecom/v1/carts/current', '/v1/carts/current'],
  access: 'visitor',
  handle: ({ body, caller, origin, tenant }) => {
    const input = isInput(body) ? body : {};
    const owner = ownerOf(caller);
    let cart = findCart(tenant, owner) ?? newCart(tenant, owner);
    cart = applyCartInfo(cart, input.cartInfo, input.cartFieldmask ?? input.fieldMask);
    cart = addLines(tenant, cart, input);
    if (input.merchantDiscounts !== undefined) {
      if (caller.kind !== 'apiKey') {
        throw new ApplicationError(403, 'PERMISSION_DENIED', 'Only the merchant may give discounts.');
      }
      cart = { ...cart, merchantDiscounts: readMerchantDiscounts(input.merchantDiscounts) };
    }
    cart = applyCoupon(tenant, cart, input.couponCode);
    return { cart: wireCart(tenant, saveCart(tenant, cart), origin) };
  },
});
