import { operation, type EntityFilter } from '@cartwright/core';
import type { RibbonFields } from './query-ribbons.js';

/** Options for `countRibbons`. */
export interface CountRibbonsOptions {
  /** Filter, as in `queryRibbons`. */
  filter?: EntityFilter<RibbonFields> | null;
}

/** Response of `countRibbons`. */
export interface CountRibbonsResponse {
  /** Number of ribbons. */
  count?: number;
}

/**
 * Counts ribbons.
 *
 * @param options - Filter. Without it, all ribbons are counted.
 * @returns The number of ribbons.
 * @throws `ApiError` with status 400 for a field that does not support filtering.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { ribbonsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { ribbonsV3 } });
 *
 * export const total = async () => (await client.ribbonsV3.countRibbons()).count;
 * ```
 * @see POST /stores/v3/ribbons/count
 */
export const countRibbons = /* @__PURE__ */ operation<[options?: CountRibbonsOptions], CountRibbonsResponse>({
  id: 'stores.ribbonsV3.countRibbons',
  method: 'POST',
  path: '/stores/v3/ribbons/count',
  args: ['...options'],
  repeatable: true,
});
