import { operation } from '@cartwright/core';
import { subscriptionOptionShape, type SubscriptionOption } from './subscription-option.js';

/**
 * Gets a subscription option by its id.
 *
 * @deprecated By the platform, which names no replacement for the older catalog.
 * @param _id - The option's id.
 * @returns The option.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 404 when there is none.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const title = async (id: string) => (await client.subscriptionOptions.getSubscriptionOption(id)).title;
 * ```
 * @see GET /_api/subscription-options-reader-server/v1/subscription-options/{id}
 */
export const getSubscriptionOption = /* @__PURE__ */ operation<[_id: string], SubscriptionOption>({
  id: 'stores.subscriptionOptions.getSubscriptionOption',
  method: 'GET',
  path: '/_api/subscription-options-reader-server/v1/subscription-options/{id}',
  args: ['_id'],
  input: (id) => ({ id }),
  response: { subscriptionOption: subscriptionOptionShape },
  unwrap: 'subscriptionOption',
  repeatable: true,
});
