import { operation } from '@cartwright/core';
import type { UpsellOptions } from '../cart-v2/entity/upsell-options.js';

/** Response of `getUpsellOptionsForCurrentCart`. */
export type GetUpsellOptionsForCurrentCartResponse = UpsellOptions;

/**
 * Gets the plans that would reduce the price of the cart of the visitor or member. In preview on the platform.
 *
 * @returns The plans, by line item.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the visitor or member has no cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCartV2 } });
 *
 * export const offers = () => client.currentCartV2.getUpsellOptionsForCurrentCart();
 * ```
 * @see GET /ecom/v2/carts/current/upsell-options
 */
export const getUpsellOptionsForCurrentCart = /* @__PURE__ */ operation<[], GetUpsellOptionsForCurrentCartResponse>({
  id: 'ecom.currentCartV2.getUpsellOptionsForCurrentCart',
  method: 'GET',
  path: '/ecom/v2/carts/current/upsell-options',
  repeatable: true,
});
