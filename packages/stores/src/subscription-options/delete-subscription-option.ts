import { operation } from '@cartwright/core';

/**
 * Deletes a subscription option, from every product that has it. For merchants.
 *
 * @deprecated By the platform, which names no replacement for the older catalog.
 * @param _id - The option's id.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 404 when there is none.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const end = (id: string) => client.subscriptionOptions.deleteSubscriptionOption(id);
 * ```
 * @see DELETE /stores/v1/subscription-options/{id}
 */
export const deleteSubscriptionOption = /* @__PURE__ */ operation<[_id: string], void>({
  id: 'stores.subscriptionOptions.deleteSubscriptionOption',
  method: 'DELETE',
  path: '/stores/v1/subscription-options/{id}',
  args: ['_id'],
  input: (id) => ({ id }),
  returnsNothing: true,
  repeatable: true,
});
