import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { requestShape } from '../codec/shapes.js';
import { encodeOptions, type WixDataChangeOptions } from '../options.js';
import { withBulkResult, type WixDataBulkResult } from './bulk-result.js';

/** Call signature of `bulkRemove`. */
export interface BulkRemoveItems extends DeclaredOperation {
  (
    dataCollectionId: string,
    dataItemIds: readonly string[],
    options?: WixDataChangeOptions,
    request?: RequestOptions,
  ): Promise<WixDataBulkResult>;
}

/**
 * Removes items from a collection. IDs that do not exist are skipped, as are items of others if only their authors may
 * remove them.
 *
 * @param dataCollectionId - Collection ID, such as `Posts`.
 * @param dataItemIds - Item IDs; from 1 to 1,000.
 * @param options - Condition of the removal.
 * @returns The numbers of removed and skipped items, and the errors of others.
 * @throws `ApiError` with code `WDE0027` if the caller may not remove items.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export const removePosts = async (postIds: string[]) => (await client.items.bulkRemove('Posts', postIds)).removed;
 * ```
 * @see POST /wix-data/v2/bulk/items/remove
 */
export const bulkRemove = /* @__PURE__ */ withBulkResult<BulkRemoveItems>(
  /* @__PURE__ */ operation<BulkRemoveItems>({
    id: 'data.items.bulkRemove',
    method: 'POST',
    path: '/wix-data/v2/bulk/items/remove',
    args: ['dataCollectionId', 'dataItemIds', '...options'],
    prepare: (dataCollectionId: string, dataItemIds: readonly string[], options?: WixDataChangeOptions) => ({
      dataCollectionId,
      dataItemIds,
      ...encodeOptions(options),
    }),
    request: requestShape,
  }),
  'WDE0073',
);
