import { operation } from '@cartwright/core';

/**
 * Deletes a shipping option. Carts no longer offer it. Requires a merchant identity (API key or app).
 *
 * @param shippingOptionId - Shipping option ID (GUID).
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the shipping option does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { shippingOptions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { shippingOptions } });
 *
 * export const remove = (id: string) => client.shippingOptions.deleteShippingOption(id);
 * ```
 * @see DELETE /ecom/v1/shipping-options/{shippingOptionId}
 */
export const deleteShippingOption = /* @__PURE__ */ operation<[shippingOptionId: string], void>({
  id: 'ecom.shippingOptions.deleteShippingOption',
  method: 'DELETE',
  path: '/ecom/v1/shipping-options/{shippingOptionId}',
  args: ['shippingOptionId'],
  returnsNothing: true,
  repeatable: true,
});
