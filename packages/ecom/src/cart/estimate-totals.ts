import { operation } from '@cartwright/core';
import { addressesShape } from '../commerce/addresses/addresses.js';
import { estimateShape, type EstimateTotalsOptions, type EstimateTotalsResponse } from './estimate.js';

/**
 * Estimates the totals of a cart: discounts, shipping, tax and fees.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.estimateCart`.
 * @param _id - Cart ID (GUID).
 * @param options - Addresses, shipping option and memberships to calculate with, and calculations to skip.
 * @returns The totals, the prices of each line item and the available shipping options. Calculations that failed are in
 * `calculationErrors`.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the cart does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cart } });
 *
 * export const estimatedTotal = async (id: string) => (await client.cart.estimateTotals(id)).priceSummary?.total?.formattedAmount;
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
  args: ['_id', '...options'],
  request: addressesShape,
  response: estimateShape,
  repeatable: true,
});
