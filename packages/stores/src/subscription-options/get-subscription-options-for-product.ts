import { operation } from '@cartwright/core';
import { subscriptionOptionShape, type SubscriptionOptionInProduct } from './subscription-option.js';

/** Which options to answer with. */
export interface GetSubscriptionOptionsForProductOptions {
  /** Whether hidden ones are among them. */
  includeHiddenSubscriptionOptions?: boolean;
}

/** The answer of `getSubscriptionOptionsForProduct`. */
export interface GetSubscriptionOptionsForProductResponse {
  /** The options in their order. */
  subscriptionOptions?: SubscriptionOptionInProduct[];
}

/**
 * Gets the subscription options of a product, in their order.
 *
 * @deprecated By the platform, which names no replacement for the older catalog.
 * @param productId - The product's id.
 * @param options - Whether hidden ones are among them. Default: they are not.
 * @returns The options.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 404 when there is none.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const offers = async (productId: string) =>
 *   (await client.subscriptionOptions.getSubscriptionOptionsForProduct(productId)).subscriptionOptions;
 * ```
 * @see GET /_api/subscription-options-reader-server/v1/subscription-options/byProduct/{productId}
 */
export const getSubscriptionOptionsForProduct = /* @__PURE__ */ operation<
  [productId: string, options?: GetSubscriptionOptionsForProductOptions],
  GetSubscriptionOptionsForProductResponse
>({
  id: 'stores.subscriptionOptions.getSubscriptionOptionsForProduct',
  method: 'GET',
  path: '/_api/subscription-options-reader-server/v1/subscription-options/byProduct/{productId}',
  args: ['productId', 'options'],
  input: (productId, options) => ({ ...options, productId }),
  response: { subscriptionOptions: subscriptionOptionShape },
  repeatable: true,
});
