import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { requestShape, responseShape } from './codec/shapes.js';
import type { WithSystemFields, WixDataItem } from './data-item.js';
import { encodeOptions, type WixDataChangeOptions } from './options.js';
import { orNull } from './or-null.js';

/** Call signature of `remove`. */
export interface RemoveItem extends DeclaredOperation {
  /**
   * Removes an item from a collection.
   *
   * @param dataCollectionId - Collection ID, such as `Posts`.
   * @param dataItemId - Item ID.
   * @param options - Condition of the removal.
   * @param request - Request options, such as `signal` and `timeout`.
   * @returns The removed item, or `null` if the collection has none with this ID.
   * @throws `ApiError` with code `WDE0027` if the caller may not remove the item.
   */
  <Item extends object = WixDataItem>(
    dataCollectionId: string,
    dataItemId: string,
    options?: WixDataChangeOptions,
    request?: RequestOptions,
  ): Promise<WithSystemFields<Item> | null>;
}

/**
 * Removes an item from a collection, and the references to it from multi-reference fields of other collections.
 *
 * @throws `ApiError` with code `WDE0027` if the caller may not remove the item.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export const removePost = async (postId: string) => (await client.items.remove('Posts', postId)) !== null;
 * ```
 * @see POST /wix-data/v2/items/remove
 */
export const remove = /* @__PURE__ */ orNull<RemoveItem>(
  /* @__PURE__ */ operation<RemoveItem>({
    id: 'data.items.remove',
    method: 'POST',
    path: '/wix-data/v2/items/remove',
    args: ['dataCollectionId', 'dataItemId', '...options'],
    prepare: (dataCollectionId: string, dataItemId: string, options?: WixDataChangeOptions) => ({
      dataCollectionId,
      dataItemId,
      ...encodeOptions(options),
    }),
    request: requestShape,
    response: responseShape,
    unwrap: 'dataItem',
  }),
);
