import { operation } from '@cartwright/core';
import { subscriptionOptionShape, type SubscriptionOption } from './subscription-option.js';

/**
 * Creates a subscription option. Assign it to products with `assignSubscriptionOptionsToProduct`. Requires a merchant
 * identity.
 *
 * @deprecated The platform names no replacement for Catalog V1.
 * @param subscriptionOption - Option to create. `title` and `subscriptionSettings` are required.
 * @returns The created option, with its ID.
 * @throws `ApiError` with status 400 for a title that is too long or inconsistent settings.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const createWeeklyOption = () =>
 *   client.subscriptionOptions.createSubscriptionOption({
 *     title: 'Weekly',
 *     subscriptionSettings: { frequency: subscriptionOptions.SubscriptionFrequency.WEEK, autoRenewal: true },
 *     discount: { type: subscriptionOptions.DiscountType.PERCENT, value: 10 },
 *   });
 * ```
 * @see POST /stores/v1/subscription-options
 */
export const createSubscriptionOption = /* @__PURE__ */ operation<
  [subscriptionOption: SubscriptionOption],
  SubscriptionOption
>({
  id: 'stores.subscriptionOptions.createSubscriptionOption',
  method: 'POST',
  path: '/stores/v1/subscription-options',
  args: ['subscriptionOption'],
  request: { subscriptionOption: subscriptionOptionShape },
  response: { subscriptionOption: subscriptionOptionShape },
  unwrap: 'subscriptionOption',
});
