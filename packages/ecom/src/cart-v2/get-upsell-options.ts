import { operation } from '@cartwright/core';
import type { UpsellOptions } from './entity/upsell-options.js';

/** Response of `getUpsellOptions`. */
export type GetUpsellOptionsResponse = UpsellOptions;

/**
 * Gets the plans that would reduce the price of a cart. In preview on the platform.
 *
 * @param cartId - Cart ID.
 * @returns The plans, by line item.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the cart does not exist or belongs to another customer.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export const offers = (cartId: string) => client.cartV2.getUpsellOptions(cartId);
 * ```
 * @see GET /ecom/v2/carts/{cartId}/upsell-options
 */
export const getUpsellOptions = /* @__PURE__ */ operation<[cartId: string], GetUpsellOptionsResponse>({
  id: 'ecom.cartV2.getUpsellOptions',
  method: 'GET',
  path: '/ecom/v2/carts/{cartId}/upsell-options',
  args: ['cartId'],
  repeatable: true,
});
