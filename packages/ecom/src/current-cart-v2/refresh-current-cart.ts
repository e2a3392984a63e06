import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from '../cart-v2/entity/cart.js';
import type { CartApplicationErrors } from '../cart-v2/errors/cart-error-code.js';

/** Response of `refreshCurrentCart`. */
export type RefreshCurrentCartResponse = CartResponse;

/** Application errors of `refreshCurrentCart`. */
export type RefreshCurrentCartApplicationErrors = CartApplicationErrors<'CART_ALREADY_ORDERED'>;

/**
 * Reads prices, stock and discounts of the cart of the visitor or member from the catalogs.
 *
 * @returns The refreshed cart.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the visitor or member has no cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCartV2 } });
 *
 * export const refresh = async () => (await client.currentCartV2.refreshCurrentCart()).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/current/refresh
 */
export const refreshCurrentCart = /* @__PURE__ */ operation<[], RefreshCurrentCartResponse>({
  id: 'ecom.currentCartV2.refreshCurrentCart',
  method: 'POST',
  path: '/ecom/v2/carts/current/refresh',
  response: cartResponseShape,
  repeatable: true,
});
