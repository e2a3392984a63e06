import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { BrandWith, FieldsOptions, RequestedFields } from './requested-fields.js';
import { brandShape, type Brand } from '../catalog-v3/brand.js';

/** Fields of a brand to update. `revision` is required. */
export type UpdateBrand = Brand & { revision: string | null };

/** Options for `updateBrand`. */
export type UpdateBrandOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Call signature of `updateBrand`. */
export interface UpdateBrandSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    _id: string,
    brand: UpdateBrand,
    options?: UpdateBrandOptions<Field>,
    request?: RequestOptions,
  ): Promise<BrandWith<Field>>;
}

/**
 * Updates a brand. Omitted fields are unchanged. Requires a merchant identity.
 *
 * @param _id - Brand ID.
 * @param brand - Fields to update, with the current `revision`.
 * @param options - Fields on request to return.
 * @returns The updated brand, with its new revision.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 404 if the brand does not exist.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { brandsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { brandsV3 } });
 *
 * export const rename = (id: string, revision: string) => client.brandsV3.updateBrand(id, { revision, name: 'Fernweh & Co.' });
 * ```
 * @see PATCH /stores/v3/brands/{brand.id}
 */
export const updateBrand = /* @__PURE__ */ operation<UpdateBrandSignature>({
  id: 'stores.brandsV3.updateBrand',
  method: 'PATCH',
  path: '/stores/v3/brands/{brand.id}',
  args: ['brand._id', 'brand', '...options'],
  request: { brand: brandShape },
  response: { brand: brandShape },
  unwrap: 'brand',
});
