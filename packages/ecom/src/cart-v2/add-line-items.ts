import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from './entity/cart.js';
import type { CartApplicationErrors } from './errors/cart-error-code.js';
import { itemsInputShape, type ItemsInput } from './inputs/items-input.js';

/** Options of `addLineItems`. */
export type AddLineItemsOptions = ItemsInput;

/** Response of `addLineItems`. */
export type AddLineItemsResponse = CartResponse;

/** Application errors of `addLineItems`. */
export type AddLineItemsApplicationErrors = CartApplicationErrors<
  | 'CART_ALREADY_ORDERED'
  | 'NO_LINE_ITEMS_TO_ADD'
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
  | 'DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE'
  | 'SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL'
  | 'SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY'
>;

/**
 * Adds items to a cart.
 *
 * @param cartId - Cart ID.
 * @param options - Catalog items and custom items.
 * @returns The updated cart.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY` or another code of {@link
 * AddLineItemsApplicationErrors}. No item is added.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` with status 404 if the cart does not exist or belongs to another customer.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export const addItems = async (cartId: string, catalogItems: cartV2.CatalogItemInput[]) =>
 *   (await client.cartV2.addLineItems(cartId, { catalogItems })).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/{cartId}/add-line-items
 */
export const addLineItems = /* @__PURE__ */ operation<
  [cartId: string, options?: AddLineItemsOptions],
  AddLineItemsResponse
>({
  id: 'ecom.cartV2.addLineItems',
  method: 'POST',
  path: '/ecom/v2/carts/{cartId}/add-line-items',
  args: ['cartId', '...options'],
  request: itemsInputShape,
  response: cartResponseShape,
});
