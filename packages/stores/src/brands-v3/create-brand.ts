import { operation } from '@cartwright/core';
import type { BrandValidationErrors } from './errors/brand-error-code.js';
import type { BrandWith } from './requested-fields.js';
import { brandShape, type Brand } from '../catalog-v3/brand.js';

/** Violated validation rules of `createBrand`. */
export type CreateBrandValidationErrors = BrandValidationErrors<'BRAND_LIMIT_EXCEEDED' | 'ONLY_SPACES_STRING_ERROR'>;

/**
 * Creates a brand. Requires a merchant identity.
 *
 * @param brand - Brand to create. `name` is required and unique in the store.
 * @returns The created brand.
 * @throws `ApiError` with status 400 for a violated rule of {@link CreateBrandValidationErrors}, such as
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
 * export const create = () => client.brandsV3.createBrand({ name: 'Fernweh' });
 * ```
 * @see POST /stores/v3/brands
 */
export const createBrand = /* @__PURE__ */ operation<[brand: Brand], BrandWith<never>>({
  id: 'stores.brandsV3.createBrand',
  method: 'POST',
  path: '/stores/v3/brands',
  args: ['brand'],
  request: { brand: brandShape },
  response: { brand: brandShape },
  unwrap: 'brand',
});
