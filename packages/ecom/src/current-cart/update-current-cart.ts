import { fieldMask, operation } from '@cartwright/core';
import { cartResponseShape, cartShape, type Cart, type MerchantDiscount } from '../cart/cart.js';
import { customLineItemShape, type CustomLineItem } from '../commerce/line-items/custom-line-item.js';
import { lineItemShape, type LineItem } from '../cart/line-item.js';

/** What to change. What is left out stays as it is. */
export interface UpdateCurrentCartOptions {
  /** Fields of the cart. `null` clears a field. */
  cartInfo?: Cart;
  /** The code of a coupon. */
  couponCode?: string | null;
  /** Discounts of the merchant's own. Needs permission to manage carts. */
  merchantDiscounts?: MerchantDiscount[];
  /** Items of catalogs. */
  lineItems?: LineItem[];
  /** Items that are in no catalog. */
  customLineItems?: CustomLineItem[];
  /**
   * Paths of the fields of the cart to change, such as `buyerNote`. A path without a value in `cartInfo` is cleared.
   * Default: the fields that are given.
   */
  cartFieldmask?: string[];
}

/**
 * Changes the cart of the visitor or member, for example sets a coupon.
 *
 * @param options - What to change.
 * @returns The cart as it is now.
 * @throws `ApiError` `ERROR_COUPON_DOES_NOT_EXIST` for an unknown coupon; the cart stays as it is.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) when there is no cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCart } });
 *
 * export const applyCoupon = (couponCode: string) => client.currentCart.updateCurrentCart({ couponCode });
 * ```
 * @see PATCH /ecom/v1/carts/current
 */
export const updateCurrentCart = /* @__PURE__ */ operation<[options?: UpdateCurrentCartOptions], Cart>({
  id: 'ecom.currentCart.updateCurrentCart',
  method: 'PATCH',
  path: '/ecom/v1/carts/current',
  args: ['options'],
  input: (options) => ({ ...options }),
  request: {
    cartInfo: cartShape,
    lineItems: lineItemShape,
    customLineItems: customLineItemShape,
    cartFieldmask: fieldMask,
  },
  response: cartResponseShape,
  unwrap: 'cart',
});
