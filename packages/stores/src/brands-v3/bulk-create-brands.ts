import { operation } from '@cartwright/core';
import type { BrandValidationErrors } from './errors/brand-error-code.js';
import type { BrandWith } from './requested-fields.js';
import { brandShape, type Brand } from '../catalog-v3/brand.js';
import type { BulkEntityResult, BulkResponse } from '../shared/bulk-results.js';
import { requireEach } from '../shared/require.js';

/** Options for `bulkCreateBrands`. */
export interface BulkCreateBrandsOptions {
  /**
   * Whether to return the brands.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkCreateBrands`. */
export type BulkCreateBrandsResponse = BulkResponse<BulkEntityResult<BrandWith<never>>>;

/** Violated validation rules of `bulkCreateBrands`. */
export type BulkCreateBrandsValidationErrors = BrandValidationErrors<
  'BRAND_LIMIT_EXCEEDED' | 'ONLY_SPACES_STRING_ERROR'
>;

/**
 * Creates several brands. Each can fail on its own. Requires a merchant identity.
 *
 * @param brands - Brands to create; from 1 to 100. `name` is required and unique in the store.
 * @param options - Whether to return the brands.
 * @returns The result for each brand, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with status 400 for a violated rule of {@link BulkCreateBrandsValidationErrors}, such as
 * `BRAND_LIMIT_EXCEEDED`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { brandsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { brandsV3 } });
 *
 * export const create = () => client.brandsV3.bulkCreateBrands([{ name: 'Fernweh' }], { returnEntity: true });
 * ```
 * @see POST /stores/v3/bulk/brands/create
 */
export const bulkCreateBrands = /* @__PURE__ */ operation<
  [brands: readonly Brand[], options?: BulkCreateBrandsOptions],
  BulkCreateBrandsResponse
>({
  id: 'stores.brandsV3.bulkCreateBrands',
  method: 'POST',
  path: '/stores/v3/bulk/brands/create',
  args: ['brands', '...options'],
  prepare: (brands) => requireEach(brands, 'brands'),
  request: { brands: brandShape },
  response: { results: { item: brandShape } },
});
