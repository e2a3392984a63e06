import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { requestShape, responseShape } from './codec/shapes.js';
import type { WithSystemFields } from './data-item.js';
import { encodeItemOptions, type WixDataInsertOptions } from './options.js';

/** Call signature of `insert`. */
export interface InsertItem extends DeclaredOperation {
  /**
   * Adds an item to a collection.
   *
   * @param dataCollectionId - Collection ID, such as `Posts`.
   * @param dataItem - Fields of the item. Without `_id` the platform creates one.
   * @param options - Whether to store and to return references.
   * @param request - Request options, such as `signal` and `timeout`.
   * @returns The item with its system fields.
   * @throws `ApiError` with code `WDE0074` if the collection has an item with this ID, and `WDE0027` if the caller may not
   * add items.
   */
  <Item extends object>(
    dataCollectionId: string,
    dataItem: Item,
    options?: WixDataInsertOptions,
    request?: RequestOptions,
  ): Promise<WithSystemFields<Item>>;
}

/**
 * Adds an item to a collection. The platform adds `_id`, `_createdDate`, `_updatedDate` and `_owner`. The value of a
 * reference field is the ID of the referenced item. Values of multi-reference fields are stored only with
 * `saveReferences`.
 *
 * @param dataCollectionId - Collection ID, such as `Posts`.
 * @param dataItem - Fields of the item. Without `_id` the platform creates one.
 * @param options - Whether to store and to return references.
 * @returns The item with its system fields.
 * @throws `ApiError` with code `WDE0074` if the collection has an item with this ID, and `WDE0027` if the caller may not
 * add items.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export const addPost = (title: string) => client.items.insert('Posts', { title, publishedAt: new Date() });
 * ```
 * @see POST /wix-data/v2/items
 */
export const insert = /* @__PURE__ */ operation<InsertItem>({
  id: 'data.items.insert',
  method: 'POST',
  path: '/wix-data/v2/items',
  args: ['dataCollectionId', 'dataItem', '...options'],
  prepare: (dataCollectionId: string, dataItem: object, options?: WixDataInsertOptions) => ({
    dataCollectionId,
    dataItem,
    ...encodeItemOptions(options),
  }),
  request: requestShape,
  response: responseShape,
  unwrap: 'dataItem',
});
