import { operation } from '@cartwright/core';
import { subscriptionOptionShape, type SubscriptionOption } from './subscription-option.js';

/** Response of `bulkUpdateSubscriptionOptions`. */
export interface BulkUpdateSubscriptionOptionsResponse {
  /** Updated options, in the order of the request. */
  subscriptionOptions?: SubscriptionOption[];
}

/**
 * Updates several subscription options. Either all are updated or none. Omitted fields keep their values. Requires a
 * merchant identity.
 *
 * @deprecated The platform names no replacement for Catalog V1.
 * @param subscriptionOptions - Fields to update, with the `_id` of each option; at most 100 options.
 * @returns The updated options.
 * @throws `ApiError` with status 404 when a subscription option does not exist.
 * @throws `ApiError` with status 400 for a title that is too long or inconsistent settings.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const renameOptions = (_id: string) =>
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
  args: ['subscriptionOptions'],
  request: { subscriptionOptions: subscriptionOptionShape },
  response: { subscriptionOptions: subscriptionOptionShape },
  repeatable: true,
});
