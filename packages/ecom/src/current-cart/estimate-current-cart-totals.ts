import { operation } from '@cartwright/core';
import { addressesShape } from '../commerce/addresses/addresses.js';
import { estimateShape, type EstimateTotalsOptions, type EstimateTotalsResponse } from '../cart/estimate.js';

/**
 * Estimates the totals of the cart of the visitor or member: discounts, shipping, tax and fees.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `currentCartV2.estimateCurrentCart`.
 * @param options - Addresses, shipping option and memberships to calculate with, and calculations to skip.
 * @returns The totals, the prices of each line item and the available shipping options. Calculations that failed are in
 * `calculationErrors`.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the cart does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCart } });
 * const { priceSummary } = await client.currentCart.estimateCurrentCartTotals({
 *   shippingAddress: { country: 'US', subdivision: 'US-NY', postalCode: '10001' },
 * });
 * export const estimatedTotal = priceSummary?.total?.formattedAmount;
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
  args: ['...options'],
  request: addressesShape,
  response: estimateShape,
  repeatable: true,
});
