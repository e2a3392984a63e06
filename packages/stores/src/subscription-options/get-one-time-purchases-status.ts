import { operation } from '@cartwright/core';

/** Response of `getOneTimePurchasesStatus`. */
export interface GetOneTimePurchasesStatusResponse {
  /** Whether one-time purchases are allowed. */
  allowed?: boolean;
}

/**
 * Gets whether a product can be bought without a subscription.
 *
 * @deprecated The platform names no replacement for Catalog V1.
 * @param productId - Product ID (GUID).
 * @returns Whether one-time purchases are allowed.
 * @throws `CartwrightError` `invalid_argument` for an empty ID; no request is sent.
 * @throws `ApiError` with status 404 when the product does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const allowsOneTimePurchase = async (productId: string) =>
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
  args: ['productId'],
  repeatable: true,
});
