import { operation } from '@cartwright/core';
import { subscriptionOptionShape, type SubscriptionOption } from './subscription-option.js';

/** Fields of a subscription option to update. */
export type UpdateSubscriptionOption = SubscriptionOption;

/**
 * Updates a subscription option, for all products that have it. Omitted fields keep their values. Requires a merchant
 * identity.
 *
 * @deprecated The platform names no replacement for Catalog V1.
 * @param _id - Subscription option ID (GUID).
 * @param subscriptionOption - Fields to update.
 * @returns The updated option.
 * @throws `CartwrightError` `invalid_argument` for an empty ID; no request is sent.
 * @throws `ApiError` with status 404 when the subscription option does not exist.
 * @throws `ApiError` with status 400 for a title that is too long or inconsistent settings.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const renameOption = (id: string) => client.subscriptionOptions.updateSubscriptionOption(id, { title: 'Every week' });
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
  args: ['subscriptionOption._id', 'subscriptionOption'],
  request: { subscriptionOption: subscriptionOptionShape },
  response: { subscriptionOption: subscriptionOptionShape },
  unwrap: 'subscriptionOption',
  repeatable: true,
});
