import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { ribbonShape, type Ribbon } from '../catalog-v3/ribbon.js';
import type { FieldsOptions, RequestedFields, RibbonWith } from './requested-fields.js';

/** Fields of a ribbon to update. `revision` is required. */
export type UpdateRibbon = Ribbon & { revision: string | null };

/** Options for `updateRibbon`. */
export type UpdateRibbonOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Call signature of `updateRibbon`. */
export interface UpdateRibbonSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    _id: string,
    ribbon: UpdateRibbon,
    options?: UpdateRibbonOptions<Field>,
    request?: RequestOptions,
  ): Promise<RibbonWith<Field>>;
}

/**
 * Updates a ribbon. Omitted fields are unchanged. Requires a merchant identity.
 *
 * @param _id - Ribbon ID.
 * @param ribbon - Fields to update, with the current `revision`.
 * @param options - Fields on request to return.
 * @returns The updated ribbon, with its new revision.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 404 if the ribbon does not exist.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { ribbonsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { ribbonsV3 } });
 *
 * export const rename = (id: string, revision: string) => client.ribbonsV3.updateRibbon(id, { revision, name: 'Last pieces' });
 * ```
 * @see PATCH /stores/v3/ribbons/{ribbon.id}
 */
export const updateRibbon = /* @__PURE__ */ operation<UpdateRibbonSignature>({
  id: 'stores.ribbonsV3.updateRibbon',
  method: 'PATCH',
  path: '/stores/v3/ribbons/{ribbon.id}',
  args: ['ribbon._id', 'ribbon', '...options'],
  request: { ribbon: ribbonShape },
  response: { ribbon: ribbonShape },
  unwrap: 'ribbon',
});
