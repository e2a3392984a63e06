import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from '../cart-v2/entity/cart.js';
import { newCartShape, type NewCart } from '../cart-v2/inputs/new-cart.js';
import type { CreateCartApplicationErrors } from '../cart-v2/create-cart.js';

/** Options of `createCurrentCart`. */
export type CreateCurrentCartOptions = NewCart;

/** Response of `createCurrentCart`. */
export type CreateCurrentCartResponse = CartResponse;

/** Application errors of `createCurrentCart`. */
export type CreateCurrentCartApplicationErrors = CreateCartApplicationErrors;

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
