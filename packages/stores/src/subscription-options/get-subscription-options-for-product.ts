import { operation } from '@cartwright/core';
import { subscriptionOptionShape, type SubscriptionOptionInProduct } from './subscription-option.js';

/** Options for `getSubscriptionOptionsForProduct`. */
export interface GetSubscriptionOptionsForProductOptions {
  /**
   * Whether to include options that are hidden for this product.
   *
   * @default false
   */
  includeHiddenSubscriptionOptions?: boolean;
}

/** Response of `getSubscriptionOptionsForProduct`. */
export interface GetSubscriptionOptionsForProductResponse {
  /** Subscription options, in display order. */
  subscriptionOptions?: SubscriptionOptionInProduct[];
}

/**
 * Gets the subscription options of a product, in display order.
 *
 * @deprecated The platform names no replacement for Catalog V1.
 * @param productId - Product ID (GUID).
 * @param options - Whether to include hidden options.
 * @returns The subscription options.
 * @throws `CartwrightError` `invalid_argument` for an empty ID; no request is sent.
 * @throws `ApiError` with status 404 when the product does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const optionsOfProduct = async (productId: string) =>
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
  args: ['productId', '...options'],
  response: { subscriptionOptions: subscriptionOptionShape },
  repeatable: true,
});
