import { operation } from '@cartwright/core';
import { subscriptionOptionShape, type SubscriptionOption } from './subscription-option.js';

/**
 * Makes a subscription option. Assign it to products with `assignSubscriptionOptionsToProduct`. For merchants.
 *
 * @deprecated By the platform, which names no replacement for the older catalog.
 * @param subscriptionOption - Its `title` and `subscriptionSettings` at least.
 * @returns The option, with its id.
 * @throws `ApiError` with status 400 for a name that is too long, and for settings that make no sense.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const weekly = () =>
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
  input: (subscriptionOption) => ({ subscriptionOption }),
  request: { subscriptionOption: subscriptionOptionShape },
  response: { subscriptionOption: subscriptionOptionShape },
  unwrap: 'subscriptionOption',
});
