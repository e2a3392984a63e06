import { operation } from '@cartwright/core';
import { shippingOptionShape, type ShippingOption } from './shipping-option.js';

/**
 * Gets a shipping option. Requires a merchant identity (API key or app).
 *
 * @param shippingOptionId - Shipping option ID (GUID).
 * @returns The shipping option.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the shipping option does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { shippingOptions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { shippingOptions } });
 *
 * export const getRates = async (id: string) => (await client.shippingOptions.getShippingOption(id)).rates;
 * ```
 * @see GET /ecom/v1/shipping-options/{shippingOptionId}
 */
export const getShippingOption = /* @__PURE__ */ operation<[shippingOptionId: string], ShippingOption>({
  id: 'ecom.shippingOptions.getShippingOption',
  method: 'GET',
  path: '/ecom/v1/shipping-options/{shippingOptionId}',
  args: ['shippingOptionId'],
  response: { shippingOption: shippingOptionShape },
  unwrap: 'shippingOption',
  repeatable: true,
});
