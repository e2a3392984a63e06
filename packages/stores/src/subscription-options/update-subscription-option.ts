import { operation } from '@cartwright/core';
import { subscriptionOptionShape, type SubscriptionOption } from './subscription-option.js';

/** The fields to change. */
export type UpdateSubscriptionOption = SubscriptionOption;

/**
 * Changes a subscription option, for every product that has it. What is left out stays. For merchants.
 *
 * @deprecated By the platform, which names no replacement for the older catalog.
 * @param _id - The option's id.
 * @param subscriptionOption - The fields to change.
 * @returns The option as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 404 when there is none.
 * @throws `ApiError` with status 400 for a name that is too long, and for settings that make no sense.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const rename = (id: string) => client.subscriptionOptions.updateSubscriptionOption(id, { title: 'Every week' });
 * ```
 * @see PATCH /stores/v1/subscription-options/{subscriptionOption.id}
 */
export const updateSubscriptionOption = /* @__PURE__ */ operation<
  [_id: string, subscriptionOption: UpdateSubscriptionOption],
  SubscriptionOption
>({
  id: 'stores.subscriptionOptions.updateSubscriptionOption',
  method: 'PATCH',
  path: '/stores/v1/subscription-options/{subscriptionOption.id}',
  args: ['_id', 'subscriptionOption'],
  input: (id, subscriptionOption) => ({ subscriptionOption: { ...subscriptionOption, id: undefined, _id: id } }),
  request: { subscriptionOption: subscriptionOptionShape },
  response: { subscriptionOption: subscriptionOptionShape },
  unwrap: 'subscriptionOption',
  repeatable: true,
});
