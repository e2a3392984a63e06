import { operation } from '@cartwright/core';
import type { CartApplicationErrors } from './errors/cart-error-code.js';
import type { CalculationOptions } from './inputs/calculation-options.js';
import { cartSummaryResponseShape, type CartSummaryResponse } from './summary/cart-summary.js';

/** Options of `calculateCart`. */
export type CalculateCartOptions = CalculationOptions;

/** Response of `calculateCart`. */
export type CalculateCartResponse = CartSummaryResponse;

/** Application errors of `calculateCart`. */
export type CalculateCartApplicationErrors = CartApplicationErrors<'CART_ALREADY_ORDERED'>;

/**
 * Calculates all totals of a cart: items, discounts, delivery, fees, tax and payment. Changes nothing, and redeems
 * nothing.
 *
 * @param cartId - Cart ID.
 * @param options - Whether to refresh the cart first.
 * @returns The cart and its totals, with the `priceVerificationToken` for `placeOrder`. Problems of the cart are in
 * `summary.violations`.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` with status 404 if the cart does not exist or belongs to another customer.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export const total = async (cartId: string) =>
 *   (await client.cartV2.calculateCart(cartId)).summary?.priceSummary?.total?.amount;
 * ```
 * @see POST /ecom/v2/carts/{cartId}/calculate
 */
export const calculateCart = /* @__PURE__ */ operation<
  [cartId: string, options?: CalculateCartOptions],
  CalculateCartResponse
>({
  id: 'ecom.cartV2.calculateCart',
  method: 'POST',
  path: '/ecom/v2/carts/{cartId}/calculate',
  args: ['cartId', '...options'],
  response: cartSummaryResponseShape,
  repeatable: true,
});
