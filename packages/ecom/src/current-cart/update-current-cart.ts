import { fieldMask, operation } from '@cartwright/core';
import { cartResponseShape, cartShape, type Cart, type MerchantDiscount } from '../cart/cart.js';
import { customLineItemShape, type CustomLineItem } from '../commerce/line-items/custom-line-item.js';
import { lineItemShape, type LineItem } from '../cart/line-item.js';

/** Fields to update. Omitted fields are unchanged. */
export interface UpdateCurrentCartOptions {
  /** Fields of the cart. `null` clears a field. */
  cartInfo?: Cart;
  /** Coupon code. */
  couponCode?: string | null;
  /** Merchant discounts. Requires permission to manage carts. */
  merchantDiscounts?: MerchantDiscount[];
  /** Catalog line items, at most 300. */
  lineItems?: LineItem[];
  /** Custom line items, at most 300. */
  customLineItems?: CustomLineItem[];
  /**
   * Paths of the cart fields to update, such as `buyerNote`. A path without a value in `cartInfo` is cleared. Defaults
   * to the fields present in `cartInfo`.
   */
  cartFieldmask?: string[];
}

/**
 * Updates the cart of the visitor or member, for example to apply a coupon.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `currentCartV2.updateCurrentCart`.
 * @param options - Fields to update.
 * @returns The updated cart.
 * @throws `ApiError` `ERROR_COUPON_DOES_NOT_EXIST` if the coupon does not exist. The cart is unchanged.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the cart does not exist.
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
  args: ['...options'],
  request: {
    cartInfo: cartShape,
    lineItems: lineItemShape,
    customLineItems: customLineItemShape,
    cartFieldmask: fieldMask,
  },
  response: cartResponseShape,
  unwrap: 'cart',
});
