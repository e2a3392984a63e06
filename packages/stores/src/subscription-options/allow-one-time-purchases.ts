import { operation } from '@cartwright/core';

/**
 * Says whether a product with subscription options is sold without one too. For merchants.
 *
 * @deprecated By the platform, which names no replacement for the older catalog.
 * @param productId - The product's id.
 * @param allowed - Whether it is.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 404 when there is none.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const allow = (productId: string) => client.subscriptionOptions.allowOneTimePurchases(productId, true);
 * ```
 * @see PATCH /stores/v1/subscription-options/product/{productId}/allowOneTimePurchase
 */
export const allowOneTimePurchases = /* @__PURE__ */ operation<[productId: string, allowed: boolean], void>({
  id: 'stores.subscriptionOptions.allowOneTimePurchases',
  method: 'PATCH',
  path: '/stores/v1/subscription-options/product/{productId}/allowOneTimePurchase',
  input: (productId, allowed) => ({ productId, allowed }),
  returnsNothing: true,
  repeatable: true,
});
