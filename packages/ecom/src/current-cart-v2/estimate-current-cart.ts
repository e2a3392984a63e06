import { operation } from '@cartwright/core';
import type { CartApplicationErrors } from '../cart-v2/errors/cart-error-code.js';
import type { EstimateOptions } from '../cart-v2/inputs/calculation-options.js';
import { cartSummaryResponseShape, type CartSummaryResponse } from '../cart-v2/summary/cart-summary.js';

/** Options of `estimateCurrentCart`. */
export type EstimateCurrentCartOptions = EstimateOptions;

/** Response of `estimateCurrentCart`. */
export type EstimateCurrentCartResponse = CartSummaryResponse;

/** Application errors of `estimateCurrentCart`. */
export type EstimateCurrentCartApplicationErrors = CartApplicationErrors<'CART_ALREADY_ORDERED'>;

/**
 * Estimates the totals of the cart of the visitor or member. Delivery, fees, tax and gift card are included only on
 * request, which makes it faster than the calculation.
 *
 * @param options - Parts of the totals to include.
 * @returns The cart and its totals. Problems of the cart are in `summary.violations`.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the visitor or member has no cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCartV2 } });
 *
 * export const estimate = async () =>
 *   (await client.currentCartV2.estimateCurrentCart({ calculateTax: true })).summary?.priceSummary?.total?.amount;
 * ```
 * @see POST /ecom/v2/carts/current/estimate
 */
export const estimateCurrentCart = /* @__PURE__ */ operation<
  [options?: EstimateCurrentCartOptions],
  EstimateCurrentCartResponse
>({
  id: 'ecom.currentCartV2.estimateCurrentCart',
  method: 'POST',
  path: '/ecom/v2/carts/current/estimate',
  args: ['...options'],
  response: cartSummaryResponseShape,
  repeatable: true,
});
