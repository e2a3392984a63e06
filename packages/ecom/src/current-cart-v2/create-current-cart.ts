import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from '../cart-v2/entity/cart.js';
import type { CartApplicationErrors } from '../cart-v2/errors/cart-error-code.js';
import { newCartShape, type NewCart } from '../cart-v2/inputs/new-cart.js';

/** Options of `createCurrentCart`. */
export type CreateCurrentCartOptions = NewCart;

/** Response of `createCurrentCart`. */
export type CreateCurrentCartResponse = CartResponse;

/** Application errors of `createCurrentCart`. */
export type CreateCurrentCartApplicationErrors = CartApplicationErrors<
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
 * Creates the cart of the visitor or member. A cart that they had is replaced.
 *
 * @param options - Content of the cart.
 * @returns The cart.
 * @throws `ApiError` `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY` or another code of {@link
 * CreateCurrentCartApplicationErrors}. No cart is created.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCartV2 } });
 *
 * export const startCart = async (catalogItems: currentCartV2.CatalogItemInput[]) =>
 *   (await client.currentCartV2.createCurrentCart({ catalogItems })).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/current
 */
export const createCurrentCart = /* @__PURE__ */ operation<
  [options?: CreateCurrentCartOptions],
  CreateCurrentCartResponse
>({
  id: 'ecom.currentCartV2.createCurrentCart',
  method: 'POST',
  path: '/ecom/v2/carts/current',
  args: ['...options'],
  request: newCartShape,
  response: cartResponseShape,
});
