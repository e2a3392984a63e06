import { operation } from '@cartwright/core';
import { filterCodec } from '../codec/codecs.js';
import { requestShape } from '../codec/shapes.js';
import type { WixDataFilterInput } from '../filter/filter.js';
import { encodeOptions, type WixDataReadOptions } from '../options.js';

/** Options for `count`. */
export interface WixDataCountOptions extends WixDataReadOptions {
  /**
   * Filter of the items to count.
   *
   * @default all items
   */
  filter?: WixDataFilterInput;
}

/**
 * Counts the items of a collection.
 *
 * @param dataCollectionId - Collection ID, such as `Posts`.
 * @param options - Filter of the items to count.
 * @returns The number of items that match the filter.
 * @throws `ApiError` with code `WDE0025` for an unknown collection, and `WDE0027` if the caller may not read it.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export const countShown = () => client.items.count('Posts', { filter: items.filter().eq('shown', true) });
 * ```
 * @see POST /wix-data/v2/items/count
 */
export const count = /* @__PURE__ */ operation<[dataCollectionId: string, options?: WixDataCountOptions], number>({
  id: 'data.items.count',
  method: 'POST',
  path: '/wix-data/v2/items/count',
  args: ['dataCollectionId', '...options'],
  prepare: (dataCollectionId: string, options?: WixDataCountOptions) => ({
    dataCollectionId,
    ...encodeOptions(options),
  }),
  request: { ...requestShape, filter: filterCodec },
  unwrap: 'totalCount',
  repeatable: true,
});
