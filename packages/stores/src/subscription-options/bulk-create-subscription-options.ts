import { operation } from '@cartwright/core';
import { subscriptionOptionShape, type SubscriptionOption } from './subscription-option.js';

/** The answer of `bulkCreateSubscriptionOptions`. */
export interface BulkCreateSubscriptionOptionsResponse {
  /** The options, in the same order. */
  subscriptionOptions?: SubscriptionOption[];
}

/**
 * Makes subscription options: all of them, or none. For merchants.
 *
 * @deprecated By the platform, which names no replacement for the older catalog.
 * @param subscriptionOptions - At most 100, each with `title` and `subscriptionSettings` at least.
 * @returns The options, with their ids.
 * @throws `ApiError` with status 400 for a name that is too long, and for settings that make no sense.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const weekly = () =>
 *   client.subscriptionOptions.bulkCreateSubscriptionOptions([
 *     { title: 'Weekly', subscriptionSettings: { frequency: 'WEEK', autoRenewal: true } },
 *   ]);
 * ```
 * @see POST /stores/v1/subscription-options/createBulk
 */
export const bulkCreateSubscriptionOptions = /* @__PURE__ */ operation<
  [subscriptionOptions: SubscriptionOption[]],
  BulkCreateSubscriptionOptionsResponse
>({
  id: 'stores.subscriptionOptions.bulkCreateSubscriptionOptions',
  method: 'POST',
  path: '/stores/v1/subscription-options/createBulk',
  input: (subscriptionOptions) => ({ subscriptionOptions }),
  request: { subscriptionOptions: subscriptionOptionShape },
  response: { subscriptionOptions: subscriptionOptionShape },
});
