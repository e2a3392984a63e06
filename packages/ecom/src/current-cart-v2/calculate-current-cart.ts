import { operation } from '@cartwright/core';
import type { CartApplicationErrors } from '../cart-v2/errors/cart-error-code.js';
import type { CalculationOptions } from '../cart-v2/inputs/calculation-options.js';
import { cartSummaryResponseShape, type CartSummaryResponse } from '../cart-v2/summary/cart-summary.js';

/** Options of `calculateCurrentCart`. */
export type CalculateCurrentCartOptions = CalculationOptions;

/** Response of `calculateCurrentCart`. */
export type CalculateCurrentCartResponse = CartSummaryResponse;

/** Application errors of `calculateCurrentCart`. */
export type CalculateCurrentCartApplicationErrors = CartApplicationErrors<'CART_ALREADY_ORDERED'>;

/**
 * Calculates all totals of the cart of the visitor or member: items, discounts, delivery, fees, tax and payment.
 * Changes nothing, and redeems nothing.
 *
 * @param options - Whether to refresh the cart first.
 * @returns The cart and its totals, with the `priceVerificationToken` for `placeOrder`. Problems of the cart are in
 * `summary.violations`.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the visitor or member has no cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCartV2 } });
 *
 * export const total = async () =>
 *   (await client.currentCartV2.calculateCurrentCart()).summary?.priceSummary?.total?.amount;
 * ```
 * @see POST /ecom/v2/carts/current/calculate
 */
export const calculateCurrentCart = /* @__PURE__ */ operation<
  [options?: CalculateCurrentCartOptions],
  CalculateCurrentCartResponse
>({
  id: 'ecom.currentCartV2.calculateCurrentCart',
  method: 'POST',
  path: '/ecom/v2/carts/current/calculate',
  args: ['...options'],
  response: cartSummaryResponseShape,
  repeatable: true,
});
