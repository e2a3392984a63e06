import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { BrandWith, FieldsOptions, RequestedFields } from './requested-fields.js';
import { brandShape } from '../catalog-v3/brand.js';

/** Options for `getBrand`. */
export type GetBrandOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Call signature of `getBrand`. */
export interface GetBrandSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    brandId: string,
    options?: GetBrandOptions<Field>,
    request?: RequestOptions,
  ): Promise<BrandWith<Field>>;
}

/**
 * Gets a brand.
 *
 * @param brandId - Brand ID.
 * @param options - Fields on request to return.
 * @returns The brand.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the brand does not exist.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { brandsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { brandsV3 } });
 *
 * export const find = (id: string) => client.brandsV3.getBrand(id, { fields: ['ASSIGNED_PRODUCTS_COUNT'] });
 * ```
 * @see GET /stores/v3/brands/{brandId}
 */
export const getBrand = /* @__PURE__ */ operation<GetBrandSignature>({
  id: 'stores.brandsV3.getBrand',
  method: 'GET',
  path: '/stores/v3/brands/{brandId}',
  args: ['brandId', '...options'],
  response: { brand: brandShape },
  unwrap: 'brand',
  repeatable: true,
});
