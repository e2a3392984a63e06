import { operation } from '@cartwright/core';

/**
 * Deletes several subscription options. Either all are deleted or none. Requires a merchant identity.
 *
 * @deprecated The platform names no replacement for Catalog V1.
 * @param ids - Subscription option IDs (GUIDs); at most 100.
 * @throws `ApiError` with status 404 when a subscription option does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const deleteOptions = (ids: string[]) => client.subscriptionOptions.bulkDeleteSubscriptionOptions(ids);
 * ```
 * @see POST /stores/v1/subscription-options/deleteBulk
 */
export const bulkDeleteSubscriptionOptions = /* @__PURE__ */ operation<[ids: string[]], void>({
  id: 'stores.subscriptionOptions.bulkDeleteSubscriptionOptions',
  method: 'POST',
  path: '/stores/v1/subscription-options/deleteBulk',
  args: ['ids'],
  returnsNothing: true,
  repeatable: true,
});
