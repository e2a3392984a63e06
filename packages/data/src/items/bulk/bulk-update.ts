import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { requestShape } from '../codec/shapes.js';
import type { WithId } from '../data-item.js';
import { encodeOptions, type ConditionOptions } from '../options.js';
import { withBulkResult, type WixDataBulkResult } from './bulk-result.js';
import type { WixDataBulkSaveOptions } from './bulk-save.js';

/** Options for `bulkUpdate`. */
export interface WixDataBulkUpdateOptions extends WixDataBulkSaveOptions, ConditionOptions {}

/** Call signature of `bulkUpdate`. */
export interface BulkUpdateItems extends DeclaredOperation {
  (
    dataCollectionId: string,
    dataItems: readonly WithId[],
    options?: WixDataBulkUpdateOptions,
    request?: RequestOptions,
  ): Promise<WixDataBulkResult>;
}

/**
 * Replaces items of a collection. **Fields that are absent are removed.** Items whose `_id` does not exist are skipped.
 *
 * @param dataCollectionId - Collection ID, such as `Posts`.
 * @param dataItems - Whole items with their `_id`; at most 1,000.
 * @param options - Condition, and whether to store multi-references.
 * @returns The numbers of updated and skipped items, and the errors of others.
 * @throws `ApiError` with code `WDE0027` if the caller may not update items.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export async function archivePosts(year: number) {
 *   const { items: posts } = await client.items.query('Posts').eq('year', year).limit(1000).find();
 *   return client.items.bulkUpdate('Posts', posts.map((post) => ({ ...post, archived: true })));
 * }
 * ```
 * @see POST /wix-data/v2/bulk/items/update
 */
export const bulkUpdate = /* @__PURE__ */ withBulkResult<BulkUpdateItems>(
  /* @__PURE__ */ operation<BulkUpdateItems>({
    id: 'data.items.bulkUpdate',
    method: 'POST',
    path: '/wix-data/v2/bulk/items/update',
    args: ['dataCollectionId', 'dataItems', '...options'],
    prepare: (dataCollectionId: string, dataItems: readonly WithId[], options?: WixDataBulkUpdateOptions) => ({
      dataCollectionId,
      dataItems,
      ...encodeOptions(options),
    }),
    request: requestShape,
  }),
  'WDE0073',
);
