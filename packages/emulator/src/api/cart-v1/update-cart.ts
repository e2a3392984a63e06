import { storeCurrency } from '../../kernel/money/store-currency.js';
import { isObject } from '../../kernel/input/object.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import { type Route, type RouteContext, route } from '../../protocol/routing/route.js';
import { addLines } from './add-lines.js';
import { applyCartInfo } from './apply-cart-info.js';
import { applyCoupon } from '../../shop/purchase/apply-coupon.js';
import type { StoredCart } from '../../shop/purchase/cart.js';
import { readMerchantDiscounts } from './read-merchant-discounts.js';
import { type WhichCart, cartById, cartRoute } from './which-cart.js';
import { wireCart } from './wire-cart.js';

/**
 * The cart with everything that a request says of it: its info (as the field mask says), its lines, its coupon, the
 * merchant's discounts.
 * @throws {ApplicationError} 403 where somebody else than the merchant gives discounts
 */
export function changedCart(context: RouteContext, cart: StoredCart): StoredCart {
  const { body, caller, tenant } = context;
  const input = isObject(body) ? body : {};
  let changed = applyCartInfo(cart, input.cartInfo, input.cartFieldmask ?? input.fieldMask);
  changed = addLines(context, changed, input);
  if (input.merchantDiscounts !== undefined) {
    if (caller.kind !== 'apiKey') {
      throw new ApplicationError(403, 'PERMISSION_DENIED', 'Only the merchant may give discounts.');
    }
    changed = { ...changed, merchantDiscounts: readMerchantDiscounts(input.merchantDiscounts, storeCurrency(tenant)) };
  }
  return applyCoupon(tenant, changed, input.couponCode);
}

/** Changes the cart: all that the request says of it, or nothing. The caller's own is made when there is none. */
export const updateCart = (which: WhichCart): Route =>
  route({
    ...cartRoute(which === cartById ? { ...which, path: '{cartInfo.id}' } : which, 'update'),
    method: 'PATCH',
    handle: (context) => ({
      cart: wireCart(context.tenant, which.save(context, changedCart(context, which.open(context))), context.origin),
    }),
  });
