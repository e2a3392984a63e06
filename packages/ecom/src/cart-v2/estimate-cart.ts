import { operation } from '@cartwright/core';
import type { CartApplicationErrors } from './errors/cart-error-code.js';
import type { EstimateOptions } from './inputs/calculation-options.js';
import { cartSummaryResponseShape, type CartSummaryResponse } from './summary/cart-summary.js';

/** Options of `estimateCart`. */
export type EstimateCartOptions = EstimateOptions;

/** Response of `estimateCart`. */
export type EstimateCartResponse = CartSummaryResponse;

/** Application errors of `estimateCart`. */
export type EstimateCartApplicationErrors = CartApplicationErrors<'CART_ALREADY_ORDERED'>;

/**
 * Estimates the totals of a cart. Delivery, fees, tax and gift card are included only on request, which makes it
 * faster than the calculation.
 *
 * @param cartId - Cart ID.
 * @param options - Parts of the totals to include.
 * @returns The cart and its totals. Problems of the cart are in `summary.violations`.
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
 * export const estimate = async (cartId: string) =>
 *   (await client.cartV2.estimateCart(cartId, { calculateTax: true })).summary?.priceSummary?.total?.amount;
 * ```
 * @see POST /ecom/v2/carts/{cartId}/estimate
 */
export const estimateCart = /* @__PURE__ */ operation<
  [cartId: string, options?: EstimateCartOptions],
  EstimateCartResponse
>({
  id: 'ecom.cartV2.estimateCart',
  method: 'POST',
  path: '/ecom/v2/carts/{cartId}/estimate',
  args: ['cartId', '...options'],
  response: cartSummaryResponseShape,
  repeatable: true,
});
