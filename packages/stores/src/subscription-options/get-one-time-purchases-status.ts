import { operation } from '@cartwright/core';

/** The answer of `getOneTimePurchasesStatus`. */
export interface GetOneTimePurchasesStatusResponse {
  /** Whether it is. */
  allowed?: boolean;
}

/**
 * Says whether a product is sold without a subscription.
 *
 * @deprecated By the platform, which names no replacement for the older catalog.
 * @param productId - The product's id.
 * @returns Whether it is.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 404 when there is none.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const isSoldOnce = async (productId: string) =>
 *   (await client.subscriptionOptions.getOneTimePurchasesStatus(productId)).allowed;
 * ```
 * @see GET /_api/subscription-options-reader-server/v1/subscription-options/product/{productId}/oneTimePurchasesStatus
 */
export const getOneTimePurchasesStatus = /* @__PURE__ */ operation<
  [productId: string],
  GetOneTimePurchasesStatusResponse
>({
  id: 'stores.subscriptionOptions.getOneTimePurchasesStatus',
  method: 'GET',
  path: '/_api/subscription-options-reader-server/v1/subscription-options/product/{productId}/oneTimePurchasesStatus',
  input: (productId) => ({ productId }),
  repeatable: true,
});
