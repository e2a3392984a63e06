import { operation } from '@cartwright/core';
import { checkoutShape, type Checkout } from './checkout.js';

/**
 * Gets a checkout.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.getCart`.
 * @param _id - Checkout ID (GUID).
 * @returns The checkout.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the checkout does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkout } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkout } });
 *
 * export const checkoutTotal = async (id: string) =>
 *   (await client.checkout.getCheckout(id)).priceSummary?.total?.formattedAmount;
 * ```
 * @see GET /ecom/v1/checkouts/{id}
 */
export const getCheckout = /* @__PURE__ */ operation<[_id: string], Checkout>({
  id: 'ecom.checkout.getCheckout',
  method: 'GET',
  path: '/ecom/v1/checkouts/{id}',
  args: ['_id'],
  response: { checkout: checkoutShape },
  unwrap: 'checkout',
  repeatable: true,
});
