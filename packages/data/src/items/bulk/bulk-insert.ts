import { callable, operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { requestShape } from '../codec/shapes.js';
import { encodeOptions } from '../options.js';
import { withBulkResult, type WixDataBulkResult } from './bulk-result.js';
import { bulkSave, type WixDataBulkSaveOptions } from './bulk-save.js';

/** Options for `bulkInsert`. */
export interface WixDataBulkInsertOptions extends WixDataBulkSaveOptions {
  /** Whether to replace items whose `_id` exists, as `bulkSave` does. */
  overrideExisting?: boolean;
}

/** Call signature of `bulkInsert`. */
export interface BulkInsertItems extends DeclaredOperation {
  (
    dataCollectionId: string,
    dataItems: readonly object[],
    options?: WixDataBulkInsertOptions,
    request?: RequestOptions,
  ): Promise<WixDataBulkResult>;
}

const insertAll = /* @__PURE__ */ withBulkResult<BulkInsertItems>(
  /* @__PURE__ */ operation<BulkInsertItems>({
    id: 'data.items.bulkInsert',
    method: 'POST',
    path: '/wix-data/v2/bulk/items/insert',
    args: ['dataCollectionId', 'dataItems', '...options'],
    prepare: (dataCollectionId: string, dataItems: readonly object[], options?: WixDataBulkInsertOptions) => ({
      dataCollectionId,
      dataItems,
      ...encodeOptions(options),
    }),
    request: requestShape,
  }),
  'WDE0074',
);

/**
 * Adds items to a collection. Items whose `_id` exists are skipped, or replaced with `overrideExisting`.
 *
 * @param dataCollectionId - Collection ID, such as `Posts`.
 * @param dataItems - Items; at most 1,000.
 * @param options - Whether to replace items that exist, and to store multi-references.
 * @returns The numbers of added and skipped items, and the errors of others.
 * @throws `ApiError` with code `WDE0027` if the caller may not add items.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export async function importPosts(posts: { title: string }[]) {
 *   const { inserted, errors } = await client.items.bulkInsert('Posts', posts);
 *   for (const error of errors) console.warn(error.originalIndex, error.message);
 *   return inserted;
 * }
 * ```
 * @see POST /wix-data/v2/bulk/items/insert
 */
export const bulkInsert = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ callable((client) => (...args: Parameters<BulkInsertItems>) => {
    const [dataCollectionId, dataItems, given, request] = args;
    const { overrideExisting, ...options } = given ?? {};
    return client.use(overrideExisting ? bulkSave : insertAll)(dataCollectionId, dataItems, options, request);
  }),
  { spec: insertAll.spec },
) as BulkInsertItems;
