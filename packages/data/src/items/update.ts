import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { requestShape, responseShape } from './codec/shapes.js';
import type { WithId, WithSystemFields } from './data-item.js';
import { encodeItemOptions, type WixDataUpdateOptions } from './options.js';

/** Call signature of `update`. */
export interface UpdateItem extends DeclaredOperation {
  /**
   * Replaces an item of a collection.
   *
   * @param dataCollectionId - Collection ID, such as `Posts`.
   * @param dataItem - The whole item with its `_id`. Fields that are absent are removed.
   * @param options - Condition, and whether to store and to return references.
   * @param request - Request options, such as `signal` and `timeout`.
   * @returns The item after the update.
   * @throws `ApiError` with code `WDE0073` if the collection has no item with this ID, and `WDE0027` if the caller may not
   * update it.
   */
  <Item extends WithId>(
    dataCollectionId: string,
    dataItem: Item,
    options?: WixDataUpdateOptions,
    request?: RequestOptions,
  ): Promise<WithSystemFields<Item>>;
}

/**
 * Replaces an item of a collection. **Fields that are absent are removed**: read the item first, or change single fields
 * with `patch`. `_createdDate` and `_owner` stay, `_updatedDate` is set.
 *
 * @param dataCollectionId - Collection ID, such as `Posts`.
 * @param dataItem - The whole item with its `_id`. Fields that are absent are removed.
 * @param options - Condition, and whether to store and to return references.
 * @returns The item after the update.
 * @throws `ApiError` with code `WDE0073` if the collection has no item with this ID, and `WDE0027` if the caller may not
 * update it.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export async function renamePost(postId: string, title: string) {
 *   const post = await client.items.get('Posts', postId);
 *   return post && client.items.update('Posts', { ...post, title });
 * }
 * ```
 * @see POST /wix-data/v2/items/update
 */
export const update = /* @__PURE__ */ operation<UpdateItem>({
  id: 'data.items.update',
  method: 'POST',
  path: '/wix-data/v2/items/update',
  args: ['dataCollectionId', 'dataItem', '...options'],
  prepare: (dataCollectionId: string, dataItem: WithId, options?: WixDataUpdateOptions) => ({
    dataCollectionId,
    dataItem,
    ...encodeItemOptions(options),
  }),
  request: requestShape,
  response: responseShape,
  unwrap: 'dataItem',
});
