import { operation } from '@cartwright/core';
import { subscriptionOptionShape, type SubscriptionOptionInProduct } from './subscription-option.js';

/** Options for `assignSubscriptionOptionsToProduct`. */
export interface AssignSubscriptionOptionsToProductOptions {
  /** Subscription options by ID, in display order; at most 6. */
  assignedSubscriptionOptions?: SubscriptionOptionInProduct[];
}

/**
 * Replaces the subscription options of a product. An empty list removes all of them. A product with subscription
 * options is sold by subscription only, unless `allowOneTimePurchases` allows one-time purchases. Requires a merchant
 * identity.
 *
 * @deprecated The platform names no replacement for Catalog V1.
 * @param productId - Product ID (GUID).
 * @param options - Subscription options by ID, in display order; at most 6.
 * @throws `CartwrightError` `invalid_argument` for an empty ID; no request is sent.
 * @throws `ApiError` with status 404 when the product or a subscription option does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const assignOptions = (productId: string, _id: string) =>
 *   client.subscriptionOptions.assignSubscriptionOptionsToProduct(productId, { assignedSubscriptionOptions: [{ _id }] });
 * ```
 * @see POST /stores/v1/subscription-options/product/{productId}/assign
 */
export const assignSubscriptionOptionsToProduct = /* @__PURE__ */ operation<
  [productId: string, options?: AssignSubscriptionOptionsToProductOptions],
  void
>({
  id: 'stores.subscriptionOptions.assignSubscriptionOptionsToProduct',
  method: 'POST',
  path: '/stores/v1/subscription-options/product/{productId}/assign',
  args: ['productId', '...options'],
  request: { assignedSubscriptionOptions: subscriptionOptionShape },
  returnsNothing: true,
  repeatable: true,
});
