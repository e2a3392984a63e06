import { operation } from '@cartwright/core';

/**
 * Removes all items of a collection. Requires a merchant identity (API key or app).
 *
 * @param dataCollectionId - Collection ID, such as `Posts`.
 * @returns Nothing.
 * @throws `ApiError` with code `WDE0027` if the caller is not the merchant.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export const clear = () => client.items.truncate('ImportedPosts');
 * ```
 * @see POST /wix-data/v2/items/truncate
 */
export const truncate = /* @__PURE__ */ operation<[dataCollectionId: string], void>({
  id: 'data.items.truncate',
  method: 'POST',
  path: '/wix-data/v2/items/truncate',
  args: ['dataCollectionId'],
  returnsNothing: true,
  repeatable: true,
});
