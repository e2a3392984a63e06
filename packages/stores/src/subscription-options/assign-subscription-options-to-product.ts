import { operation } from '@cartwright/core';
import { subscriptionOptionShape, type SubscriptionOptionInProduct } from './subscription-option.js';

/** Which options. */
export interface AssignSubscriptionOptionsToProductOptions {
  /** The options in their order, by their ids: at most 6. */
  assignedSubscriptionOptions?: SubscriptionOptionInProduct[];
}

/**
 * Sets the subscription options of a product, in their order. An empty list takes all away. For merchants. A product that
 * has some is sold by subscription only, until `allowOneTimePurchases` says otherwise.
 *
 * @deprecated By the platform, which names no replacement for the older catalog.
 * @param productId - The product's id.
 * @param options - The options, by their ids: at most 6.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 404 when there is none.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const assign = (productId: string, _id: string) =>
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
  args: ['productId', 'options'],
  input: (productId, options) => ({ ...options, productId }),
  request: { assignedSubscriptionOptions: subscriptionOptionShape },
  returnsNothing: true,
  repeatable: true,
});
