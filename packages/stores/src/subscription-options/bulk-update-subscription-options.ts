import { operation } from '@cartwright/core';
import { subscriptionOptionShape, type SubscriptionOption } from './subscription-option.js';

/** The answer of `bulkUpdateSubscriptionOptions`. */
export interface BulkUpdateSubscriptionOptionsResponse {
  /** The options, in the same order. */
  subscriptionOptions?: SubscriptionOption[];
}

/**
 * Changes subscription options: all of them, or none. What is left out stays. For merchants.
 *
 * @deprecated By the platform, which names no replacement for the older catalog.
 * @param subscriptionOptions - At most 100, each with its `_id`.
 * @returns The options as they are now.
 * @throws `ApiError` with status 404 when there is none.
 * @throws `ApiError` with status 400 for a name that is too long, and for settings that make no sense.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const rename = (_id: string) =>
 *   client.subscriptionOptions.bulkUpdateSubscriptionOptions([{ _id, title: 'Every week' }]);
 * ```
 * @see PATCH /stores/v1/subscription-options
 */
export const bulkUpdateSubscriptionOptions = /* @__PURE__ */ operation<
  [subscriptionOptions: SubscriptionOption[]],
  BulkUpdateSubscriptionOptionsResponse
>({
  id: 'stores.subscriptionOptions.bulkUpdateSubscriptionOptions',
  method: 'PATCH',
  path: '/stores/v1/subscription-options',
  input: (subscriptionOptions) => ({ subscriptionOptions }),
  request: { subscriptionOptions: subscriptionOptionShape },
  response: { subscriptionOptions: subscriptionOptionShape },
  repeatable: true,
});
