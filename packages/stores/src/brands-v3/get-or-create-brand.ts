import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { BrandValidationErrors } from './errors/brand-error-code.js';
import type { BrandWith, FieldsOptions, RequestedFields } from './requested-fields.js';
import { brandShape } from '../catalog-v3/brand.js';

/** Options for `getOrCreateBrand`. */
export type GetOrCreateBrandOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Response of `getOrCreateBrand`. */
export interface GetOrCreateBrandResponse<Field = RequestedFields> {
  /** The brand. */
  brand?: BrandWith<Field>;
}

/** Violated validation rules of `getOrCreateBrand`. */
export type GetOrCreateBrandValidationErrors = BrandValidationErrors<'BRAND_LIMIT_EXCEEDED'>;

/** Call signature of `getOrCreateBrand`. */
export interface GetOrCreateBrandSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    brandName: string,
    options?: GetOrCreateBrandOptions<Field>,
    request?: RequestOptions,
  ): Promise<GetOrCreateBrandResponse<Field>>;
}

/**
 * Gets the brand with a name, and creates it if there is none. Requires a merchant identity.
 *
 * @param brandName - Brand name.
 * @param options - Fields on request to return.
 * @returns The brand.
 * @throws `ApiError` with status 400 for a violated rule of {@link GetOrCreateBrandValidationErrors}, such as
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
 * export const named = async (name: string) => (await client.brandsV3.getOrCreateBrand(name)).brand;
 * ```
 * @see POST /stores/v3/brands/get-or-create
 */
export const getOrCreateBrand = /* @__PURE__ */ operation<GetOrCreateBrandSignature>({
  id: 'stores.brandsV3.getOrCreateBrand',
  method: 'POST',
  path: '/stores/v3/brands/get-or-create',
  args: ['brandName', '...options'],
  response: { brand: brandShape },
});
