import { operation } from '@cartwright/core';
import { addressesShape } from '../commerce/addresses/addresses.js';
import { estimateShape, type EstimateTotalsOptions, type EstimateTotalsResponse } from './estimate.js';

/**
 * Estimates what a cart will cost: discounts, shipping, tax and fees.
 *
 * @param _id - The cart's id.
 * @param options - What to estimate with: an address, a delivery option, what to leave out.
 * @returns The sums, what each line item costs, and the deliveries that can be chosen. What could not be calculated is
 * in `calculationErrors`.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cart } });
 *
 * export const totalOf = async (id: string) => (await client.cart.estimateTotals(id)).priceSummary?.total?.formattedAmount;
 * ```
 * @see POST /ecom/v1/carts/{id}/estimate-totals
 */
export const estimateTotals = /* @__PURE__ */ operation<
  [_id: string, options?: EstimateTotalsOptions],
  EstimateTotalsResponse
>({
  id: 'ecom.cart.estimateTotals',
  method: 'POST',
  path: '/ecom/v1/carts/{id}/estimate-totals',
  args: ['_id', 'options'],
  input: (id, options) => ({ ...options, id }),
  request: addressesShape,
  response: estimateShape,
  repeatable: true,
});
