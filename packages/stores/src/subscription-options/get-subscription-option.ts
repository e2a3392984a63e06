import { operation } from '@cartwright/core';
import { subscriptionOptionShape, type SubscriptionOption } from './subscription-option.js';

/**
 * Gets a subscription option by its ID.
 *
 * @deprecated The platform names no replacement for Catalog V1.
 * @param _id - Subscription option ID (GUID).
 * @returns The subscription option.
 * @throws `CartwrightError` `invalid_argument` for an empty ID; no request is sent.
 * @throws `ApiError` with status 404 when the subscription option does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const optionTitle = async (id: string) => (await client.subscriptionOptions.getSubscriptionOption(id)).title;
 * ```
 * @see GET /_api/subscription-options-reader-server/v1/subscription-options/{id}
 */
export const getSubscriptionOption = /* @__PURE__ */ operation<[_id: string], SubscriptionOption>({
  id: 'stores.subscriptionOptions.getSubscriptionOption',
  method: 'GET',
  path: '/_api/subscription-options-reader-server/v1/subscription-options/{id}',
  args: ['_id'],
  response: { subscriptionOption: subscriptionOptionShape },
  unwrap: 'subscriptionOption',
  repeatable: true,
});
