import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { requestShape, responseShape } from './codec/shapes.js';
import type { WithSystemFields } from './data-item.js';
import { encodeItemOptions, type WixDataSaveOptions } from './options.js';

/** Call signature of `save`. */
export interface SaveItem extends DeclaredOperation {
  /**
   * Adds an item to a collection, or replaces the one with the same `_id`.
   *
   * @param dataCollectionId - Collection ID, such as `Posts`.
   * @param dataItem - The whole item. It is added if it has no `_id`, or one that the collection does not have.
   * @param options - Whether to store and to return references.
   * @param request - Request options, such as `signal` and `timeout`.
   * @returns The item with its system fields.
   * @throws `ApiError` with code `WDE0027` if the caller may not add or update the item.
   */
  <Item extends object>(
    dataCollectionId: string,
    dataItem: Item,
    options?: WixDataSaveOptions,
    request?: RequestOptions,
  ): Promise<WithSystemFields<Item>>;
}

/**
 * Adds an item to a collection, or replaces the one with the same `_id`: `insert` or `update`, by what exists.
 *
 * @param dataCollectionId - Collection ID, such as `Posts`.
 * @param dataItem - The whole item. It is added if it has no `_id`, or one that the collection does not have.
 * @param options - Whether to store and to return references.
 * @returns The item with its system fields.
 * @throws `ApiError` with code `WDE0027` if the caller may not add or update the item.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export const setTheme = (memberId: string, theme: string) => client.items.save('Settings', { _id: memberId, theme });
 * ```
 * @see POST /wix-data/v2/items/save
 */
export const save = /* @__PURE__ */ operation<SaveItem>({
  id: 'data.items.save',
  method: 'POST',
  path: '/wix-data/v2/items/save',
  args: ['dataCollectionId', 'dataItem', '...options'],
  prepare: (dataCollectionId: string, dataItem: object, options?: WixDataSaveOptions) => ({
    dataCollectionId,
    dataItem,
    ...encodeItemOptions(options),
  }),
  request: requestShape,
  response: responseShape,
  unwrap: 'dataItem',
});
