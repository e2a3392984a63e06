import { operation } from '@cartwright/core';
import { addressesShape } from '../commerce/addresses/addresses.js';
import { estimateShape, type EstimateTotalsOptions, type EstimateTotalsResponse } from '../cart/estimate.js';

/**
 * Estimates what the cart of the visitor or member will cost: discounts, shipping, tax and fees.
 *
 * @param options - What to estimate with: an address, a delivery option, what to leave out.
 * @returns The sums, what each line item costs, and the deliveries that can be chosen. What could not be calculated is
 * in `calculationErrors`.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) when there is no cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCart } });
 * const { priceSummary } = await client.currentCart.estimateCurrentCartTotals({
 *   shippingAddress: { country: 'US', subdivision: 'US-NY', postalCode: '10001' },
 * });
 * export const total = priceSummary?.total?.formattedAmount;
 * ```
 * @see POST /ecom/v1/carts/current/estimate-totals
 */
export const estimateCurrentCartTotals = /* @__PURE__ */ operation<
  [options?: EstimateTotalsOptions],
  EstimateTotalsResponse
>({
  id: 'ecom.currentCart.estimateCurrentCartTotals',
  method: 'POST',
  path: '/ecom/v1/carts/current/estimate-totals',
  args: ['options'],
  input: (options) => ({ ...options }),
  request: addressesShape,
  response: estimateShape,
  repeatable: true,
});
