import { operation } from '@cartwright/core';

/**
 * Deletes a subscription option and removes it from all products. Requires a merchant identity.
 *
 * @deprecated The platform names no replacement for Catalog V1.
 * @param _id - Subscription option ID (GUID).
 * @throws `CartwrightError` `invalid_argument` for an empty ID; no request is sent.
 * @throws `ApiError` with status 404 when the subscription option does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const deleteOption = (id: string) => client.subscriptionOptions.deleteSubscriptionOption(id);
 * ```
 * @see DELETE /stores/v1/subscription-options/{id}
 */
export const deleteSubscriptionOption = /* @__PURE__ */ operation<[_id: string], void>({
  id: 'stores.subscriptionOptions.deleteSubscriptionOption',
  method: 'DELETE',
  path: '/stores/v1/subscription-options/{id}',
  args: ['_id'],
  returnsNothing: true,
  repeatable: true,
});
