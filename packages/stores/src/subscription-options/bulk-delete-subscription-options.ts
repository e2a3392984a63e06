import { operation } from '@cartwright/core';

/**
 * Deletes subscription options: all of them, or none. For merchants.
 *
 * @deprecated By the platform, which names no replacement for the older catalog.
 * @param ids - At most 100 ids.
 * @throws `ApiError` with status 404 when there is none.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionOptions } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { subscriptionOptions } });
 *
 * export const end = (ids: string[]) => client.subscriptionOptions.bulkDeleteSubscriptionOptions(ids);
 * ```
 * @see POST /stores/v1/subscription-options/deleteBulk
 */
export const bulkDeleteSubscriptionOptions = /* @__PURE__ */ operation<[ids: string[]], void>({
  id: 'stores.subscriptionOptions.bulkDeleteSubscriptionOptions',
  method: 'POST',
  path: '/stores/v1/subscription-options/deleteBulk',
  input: (ids) => ({ ids }),
  returnsNothing: true,
  repeatable: true,
});
