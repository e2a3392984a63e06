import { operation, type EntityFilter } from '@cartwright/core';
import type { BrandFields } from './query-brands.js';

/** Options for `countBrands`. */
export interface CountBrandsOptions {
  /** Filter, as in `queryBrands`. */
  filter?: EntityFilter<BrandFields> | null;
}

/** Response of `countBrands`. */
export interface CountBrandsResponse {
  /** Number of brands. */
  count?: number;
}

/**
 * Counts brands.
 *
 * @param options - Filter. Without it, all brands are counted.
 * @returns The number of brands.
 * @throws `ApiError` with status 400 for a field that does not support filtering.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { brandsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { brandsV3 } });
 *
 * export const total = async () => (await client.brandsV3.countBrands()).count;
 * ```
 * @see POST /stores/v3/brands/count
 */
export const countBrands = /* @__PURE__ */ operation<[options?: CountBrandsOptions], CountBrandsResponse>({
  id: 'stores.brandsV3.countBrands',
  method: 'POST',
  path: '/stores/v3/brands/count',
  args: ['...options'],
  repeatable: true,
});
