import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { BrandWith, FieldsOptions, RequestedFields } from './requested-fields.js';
import { brandShape } from '../catalog-v3/brand.js';
import type { BulkEntityResult, BulkResponse } from '../shared/bulk-results.js';
import { requireEach } from '../shared/require.js';

/** Options for `bulkGetOrCreateBrands`. */
export type BulkGetOrCreateBrandsOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Response of `bulkGetOrCreateBrands`. */
export type BulkGetOrCreateBrandsResponse<Field = RequestedFields> = BulkResponse<BulkEntityResult<BrandWith<Field>>>;

/** Call signature of `bulkGetOrCreateBrands`. */
export interface BulkGetOrCreateBrandsSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    brandNames: readonly string[],
    options?: BulkGetOrCreateBrandsOptions<Field>,
    request?: RequestOptions,
  ): Promise<BulkGetOrCreateBrandsResponse<Field>>;
}

/**
 * Gets the brands with the names, and creates those that do not exist. Requires a merchant identity.
 *
 * @param brandNames - Names; from 1 to 100.
 * @param options - Fields on request to return.
 * @returns The result for each name, always with the brand.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { brandsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { brandsV3 } });
 *
 * export const named = async (names: string[]) => (await client.brandsV3.bulkGetOrCreateBrands(names)).results;
 * ```
 * @see POST /stores/v3/bulk/brands/get-or-create
 */
export const bulkGetOrCreateBrands = /* @__PURE__ */ operation<BulkGetOrCreateBrandsSignature>({
  id: 'stores.brandsV3.bulkGetOrCreateBrands',
  method: 'POST',
  path: '/stores/v3/bulk/brands/get-or-create',
  args: ['brandNames', '...options'],
  prepare: (brandNames) => requireEach(brandNames, 'brandNames'),
  response: { results: { item: brandShape } },
});
