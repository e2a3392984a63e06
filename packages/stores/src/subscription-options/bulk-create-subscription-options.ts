import { operation } from '@cartwright/core';
import { subscriptionOptionShape, type SubscriptionOption } from './subscription-option.js';

/** Response of `bulkCreateSubscriptionOptions`. */
export interface BulkCreateSubscriptionOptionsResponse {
  /** Created options, in the order of the request. */
  subscriptionOptions?: SubscriptionOption[];
}

/**
 * Creates several subscription options. Either all are created or none. Requires a merchant identity.
 *
 * @deprecated The platform names no replacement for Catalog V1.
 * @param subscriptionOptions - Options to create; at most 100. `title` and `subscriptionSettings` are required.
 * @returns The created options, with their IDs.
 * @throws `ApiError` with status 400 for a title that is too long or inconsistent settings.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const createWeeklyOptions = () =>
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
  args: ['subscriptionOptions'],
  request: { subscriptionOptions: subscriptionOptionShape },
  response: { subscriptionOptions: subscriptionOptionShape },
});
