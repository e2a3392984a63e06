import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { requestShape, responseShape } from './codec/shapes.js';
import type { WithSystemFields, WixDataItem } from './data-item.js';
import { encodeOptions, type WixDataGetOptions } from './options.js';
import { orNull } from './or-null.js';

/** Call signature of `get`. */
export interface GetItem extends DeclaredOperation {
  /**
   * Returns an item of a collection.
   *
   * @param dataCollectionId - Collection ID, such as `Posts`.
   * @param dataItemId - Item ID.
   * @param options - Fields and references to return.
   * @param request - Request options, such as `signal` and `timeout`.
   * @returns The item, or `null` if the collection has none with this ID.
   * @throws `ApiError` with code `WDE0025` for an unknown collection, and `WDE0027` if the caller may not read it.
   */
  <Item extends object = WixDataItem>(
    dataCollectionId: string,
    dataItemId: string,
    options?: WixDataGetOptions,
    request?: RequestOptions,
  ): Promise<WithSystemFields<Item> | null>;
}

/**
 * Returns an item of a collection, or `null` if the collection has none with this ID. References are IDs, unless the
 * options include their items.
 *
 * @throws `ApiError` with code `WDE0025` for an unknown collection, and `WDE0027` if the caller may not read it.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export const getPost = (postId: string) =>
 *   client.items.get<{ title: string }>('Posts', postId, { includeReferences: [{ field: 'author' }] });
 * ```
 * @see GET /wix-data/v2/items/{dataItemId}
 */
export const get = /* @__PURE__ */ orNull<GetItem>(
  /* @__PURE__ */ operation<GetItem>({
    id: 'data.items.get',
    method: 'GET',
    path: '/wix-data/v2/items/{dataItemId}',
    args: ['dataCollectionId', 'dataItemId', '...options'],
    prepare: (dataCollectionId: string, dataItemId: string, options?: WixDataGetOptions) => ({
      dataCollectionId,
      dataItemId,
      ...encodeOptions(options),
    }),
    structuredQuery: true,
    request: requestShape,
    response: responseShape,
    unwrap: 'dataItem',
    repeatable: true,
  }),
);
