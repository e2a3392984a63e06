import { fieldMask, operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { BrandWith, FieldsOptions, RequestedFields } from './requested-fields.js';
import { brandShape, type Brand } from '../catalog-v3/brand.js';
import type { BulkEntityResult, BulkResponse } from '../shared/bulk-results.js';
import { requireEach } from '../shared/require.js';

/** A brand to update. */
export interface MaskedBrand {
  /** The brand’s `_id`, its current `revision` and the fields to update. */
  brand: Brand;
  /** Paths of the fields to update. Defaults to the fields that are set. */
  fieldMask?: string[];
}

/** Options for `bulkUpdateBrands`. */
export interface BulkUpdateBrandsOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /**
   * Whether to return the brands.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkUpdateBrands`. */
export type BulkUpdateBrandsResponse<Field = RequestedFields> = BulkResponse<BulkEntityResult<BrandWith<Field>>>;

/** Call signature of `bulkUpdateBrands`. */
export interface BulkUpdateBrandsSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    brands: readonly MaskedBrand[],
    options?: BulkUpdateBrandsOptions<Field>,
    request?: RequestOptions,
  ): Promise<BulkUpdateBrandsResponse<Field>>;
}

/**
 * Updates several brands. Each can fail on its own. Requires a merchant identity.
 *
 * @param brands - Brands to update, with their IDs and current revisions; from 1 to 100.
 * @param options - Whether to return the brands, and fields on request.
 * @returns The result for each brand, in the order of the request.
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
 * export const rename = (brand: { _id: string; revision: string }) =>
 *   client.brandsV3.bulkUpdateBrands([{ brand: { ...brand, name: 'Fernweh & Co.' } }]);
 * ```
 * @see POST /stores/v3/bulk/brands/update
 */
export const bulkUpdateBrands = /* @__PURE__ */ operation<BulkUpdateBrandsSignature>({
  id: 'stores.brandsV3.bulkUpdateBrands',
  method: 'POST',
  path: '/stores/v3/bulk/brands/update',
  args: ['brands', '...options'],
  prepare: (brands) => requireEach(brands, 'brands'),
  request: { brands: { brand: brandShape, fieldMask } },
  response: { results: { item: brandShape } },
});
