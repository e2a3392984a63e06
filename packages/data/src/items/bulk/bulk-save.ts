import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { requestShape } from '../codec/shapes.js';
import { encodeOptions, type WixDataOptions } from '../options.js';
import { withBulkResult, type WixDataBulkResult } from './bulk-result.js';

/** Options for `bulkSave`. */
export interface WixDataBulkSaveOptions extends Omit<WixDataOptions, 'appOptions'> {
  /** Whether to store the values of multi-reference fields. They are ignored otherwise. */
  saveReferences?: boolean;
}

/** Call signature of `bulkSave`. */
export interface BulkSaveItems extends DeclaredOperation {
  (
    dataCollectionId: string,
    dataItems: readonly object[],
    options?: WixDataBulkSaveOptions,
    request?: RequestOptions,
  ): Promise<WixDataBulkResult>;
}

/**
 * Adds items to a collection, and replaces those whose `_id` exists.
 *
 * @param dataCollectionId - Collection ID, such as `Posts`.
 * @param dataItems - Whole items; at most 1,000.
 * @param options - Whether to store multi-references.
 * @returns The numbers of added and updated items, and the errors of others.
 * @throws `ApiError` with code `WDE0027` if the caller may neither add nor update items.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export const syncPosts = (posts: { _id: string; title: string }[]) => client.items.bulkSave('Posts', posts);
 * ```
 * @see POST /wix-data/v2/bulk/items/save
 */
export const bulkSave = /* @__PURE__ */ withBulkResult<BulkSaveItems>(
  /* @__PURE__ */ operation<BulkSaveItems>({
    id: 'data.items.bulkSave',
    method: 'POST',
    path: '/wix-data/v2/bulk/items/save',
    args: ['dataCollectionId', 'dataItems', '...options'],
    prepare: (dataCollectionId: string, dataItems: readonly object[], options?: WixDataBulkSaveOptions) => ({
      dataCollectionId,
      dataItems,
      ...encodeOptions(options),
    }),
    request: requestShape,
  }),
);
