import { storeCurrency } from '../../kernel/money/store-currency.js';
import { isObject } from '../../kernel/input/object.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { addRequestedLines } from '../purchase/add-requested-lines.js';
import { applyCartInfo } from './apply-cart-info.js';
import { applyCouponCode } from '../purchase/apply-coupon-code.js';
import type { Cart } from '../../shop/purchase/purchase.js';
import { readMerchantDiscounts } from './read-merchant-discounts.js';
import { type CartAccess, cartById, currentCart } from './cart-access.js';
import { formatCart } from './format-cart.js';

/**
 * Applies all changes of a request to a cart: cart info (as the field mask specifies), line items, coupon and the
 * merchant's discounts.
 *
 * @throws {ApplicationError} 403 for discounts of a caller other than the merchant
 */
export function changedCart(context: RouteContext, cart: Cart): Cart {
  const { body, caller, tenant } = context;
  const input = isObject(body) ? body : {};
  let changed = applyCartInfo(cart, input.cartInfo, input.cartFieldmask ?? input.fieldMask);
  changed = addRequestedLines(context, changed, input);
  if (input.merchantDiscounts !== undefined) {
    if (caller.kind !== 'apiKey') {
      throw new ApplicationError('permissionDenied', 'PERMISSION_DENIED', 'Only the merchant may give discounts.');
    }
    changed = { ...changed, merchantDiscounts: readMerchantDiscounts(input.merchantDiscounts, storeCurrency(tenant)) };
  }
  return applyCouponCode(tenant, changed, input.couponCode);
}

const change = (context: RouteContext, which: CartAccess): object => ({
  cart: formatCart(
    context.tenant,
    which.save(context, changedCart(context, which.getOrCreate(context))),
    context.origin,
  ),
});

/** Updates the caller's cart: all changes of the request, or none. Creates the cart if there is none. */
export const updateCurrentCart = route({
  id: 'ecom.currentCart.updateCurrentCart',
  method: 'PATCH',
  paths: ['/ecom/v1/carts/current', '/v1/carts/current'],
  access: 'visitor',
  handle: (context) => change(context, currentCart),
});

/** Updates a cart by its id: all changes of the request, or none. */
export const updateCart = route({
  id: 'ecom.cart.updateCart',
  method: 'PATCH',
  paths: ['/ecom/v1/carts/{cartInfo.id}', '/v1/carts/{cartInfo.id}'],
  access: 'visitor',
  handle: (context) => change(context, cartById),
});
