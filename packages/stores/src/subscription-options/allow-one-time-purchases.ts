import { operation } from '@cartwright/core';

/**
 * Sets whether a product with subscription options can also be bought without a subscription. Requires a merchant
 * identity.
 *
 * @deprecated The platform names no replacement for Catalog V1.
 * @param productId - Product ID (GUID).
 * @param allowed - Whether one-time purchases are allowed.
 * @throws `CartwrightError` `invalid_argument` for an empty ID; no request is sent.
 * @throws `ApiError` with status 404 when the product does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const enableOneTimePurchases = (productId: string) => client.subscriptionOptions.allowOneTimePurchases(productId, true);
 * ```
 * @see PATCH /stores/v1/subscription-options/product/{productId}/allowOneTimePurchase
 */
export const allowOneTimePurchases = /* @__PURE__ */ operation<[productId: string, allowed: boolean], void>({
  id: 'stores.subscriptionOptions.allowOneTimePurchases',
  method: 'PATCH',
  path: '/stores/v1/subscription-options/product/{productId}/allowOneTimePurchase',
  args: ['productId', 'allowed'],
  returnsNothing: true,
  repeatable: true,
});
