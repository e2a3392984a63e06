import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from '../cart-v2/entity/cart.js';
import type { CartApplicationErrors } from '../cart-v2/errors/cart-error-code.js';
import { itemsInputShape, type ItemsInput } from '../cart-v2/inputs/items-input.js';
import type { CreateCartApplicationErrors } from '../cart-v2/create-cart.js';

/** Options of `addLineItemsToCurrentCart`. */
export type AddLineItemsToCurrentCartOptions = ItemsInput;

/** Response of `addLineItemsToCurrentCart`. */
export type AddLineItemsToCurrentCartResponse = CartResponse;

/** Application errors of `addLineItemsToCurrentCart`. */
export type AddLineItemsToCurrentCartApplicationErrors =
  | CreateCartApplicationErrors
  | CartApplicationErrors<
      | 'NO_LINE_ITEMS_TO_ADD'
      | 'SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL'
      | 'SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY'
    >;

/**
 * Adds items to the cart of the visitor or member. Creates the cart if there is none.
 *
 * @param options - Catalog items and custom items.
 * @returns The updated cart.
 * @throws `ApiError` `ITEM_NOT_FOUND_IN_CATALOG`, `INSUFFICIENT_INVENTORY` or another code of {@link
 * AddLineItemsToCurrentCartApplicationErrors}. No item is added.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCartV2 } });
 *
 * export const addItems = async (catalogItems: currentCartV2.CatalogItemInput[]) =>
 *   (await client.currentCartV2.addLineItemsToCurrentCart({ catalogItems })).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/current/add-line-items
 */
export const addLineItemsToCurrentCart = /* @__PURE__ */ operation<
  [options?: AddLineItemsToCurrentCartOptions],
  AddLineItemsToCurrentCartResponse
>({
  id: 'ecom.currentCartV2.addLineItemsToCurrentCart',
  method: 'POST',
  path: '/ecom/v2/carts/current/add-line-items',
  args: ['...options'],
  request: itemsInputShape,
  response: cartResponseShape,
});
