import { operation } from '@cartwright/core';
import { cartResponseShape, type Cart } from './entity/cart.js';
import type { CartApplicationErrors } from './errors/cart-error-code.js';
import { newCartShape, type NewCart } from './inputs/new-cart.js';

/** Options of `createCart`. */
export type CreateCartOptions = NewCart;

/** Application errors of `createCart`. */
export type CreateCartApplicationErrors = CartApplicationErrors<
  | 'ITEM_NOT_FOUND_IN_CATALOG'
  | 'INSUFFICIENT_INVENTORY'
  | 'MAX_LINE_ITEMS_EXCEEDED'
  | 'MAX_ITEM_MODIFIERS_EXCEEDED'
  | 'DUPLICATE_MODIFIER_GROUP_IDS'
  | 'DUPLICATE_ITEM_MODIFIER_IDS'
  | 'LINE_ITEM_PRICE_CONFLICT'
  | 'FIXED_QUANTITY_ITEM'
  | 'INVALID_MEMBERSHIP_PAYMENT_OPTION'
  | 'PLAN_LINE_ITEM_NOT_FOUND'
  | 'INVALID_COUPON_CODE'
  | 'INVALID_COUPON_STATUS'
  | 'INVALID_GIFT_CARD_CODE'
  | 'INVALID_GIFT_CARD_STATUS'
  | 'DELIVERY_METHOD_NOT_FOUND'
  | 'DELIVERY_METHOD_MISSING_ADDRESS'
  | 'DELIVERY_METHOD_MISSING_LINE_ITEMS'
  | 'DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE'
>;

/**
 * Creates a cart. It is not the current cart of a visitor or member: use it for "buy now", or for a customer of the
 * merchant.
 *
 * @param options - Content of the cart.
 * @returns The cart.
 * @throws `ApiError` `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY` or another code of {@link
 * CreateCartApplicationErrors}. No cart is created.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export const buyNow = (catalogItems: cartV2.CatalogItemInput[]) => client.cartV2.createCart({ catalogItems });
 * ```
 * @see POST /ecom/v2/carts
 */
export const createCart = /* @__PURE__ */ operation<[options?: CreateCartOptions], Cart>({
  id: 'ecom.cartV2.createCart',
  method: 'POST',
  path: '/ecom/v2/carts',
  args: ['...options'],
  request: newCartShape,
  response: cartResponseShape,
  unwrap: 'cart',
});
