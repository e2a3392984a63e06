import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { infoSectionShape, type InfoSection } from '../catalog-v3/info-section.js';
import type { FieldsOptions, InfoSectionWith, RequestedFields } from './requested-fields.js';

/** Fields of a info section to update. `revision` is required. */
export type UpdateInfoSection = InfoSection & { revision: string | null };

/** Options for `updateInfoSection`. */
export type UpdateInfoSectionOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Call signature of `updateInfoSection`. */
export interface UpdateInfoSectionSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    _id: string,
    infoSection: UpdateInfoSection,
    options?: UpdateInfoSectionOptions<Field>,
    request?: RequestOptions,
  ): Promise<InfoSectionWith<Field>>;
}

/**
 * Updates a info section. Omitted fields are unchanged. Requires a merchant identity.
 *
 * @param _id - Info section ID.
 * @param infoSection - Fields to update, with the current `revision`.
 * @param options - Fields on request to return.
 * @returns The updated info section, with its new revision.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 404 if the info section does not exist.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { infoSectionsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { infoSectionsV3 } });
 *
 * export const rename = (id: string, revision: string) => client.infoSectionsV3.updateInfoSection(id, { revision, title: 'Care instructions' });
 * ```
 * @see PATCH /stores/v3/info-sections/{infoSection.id}
 */
export const updateInfoSection = /* @__PURE__ */ operation<UpdateInfoSectionSignature>({
  id: 'stores.infoSectionsV3.updateInfoSection',
  method: 'PATCH',
  path: '/stores/v3/info-sections/{infoSection.id}',
  args: ['infoSection._id', 'infoSection', '...options'],
  request: { infoSection: infoSectionShape },
  response: { infoSection: infoSectionShape },
  unwrap: 'infoSection',
});
