import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../shared/application-errors.js';
import { customFieldShape, type CustomField } from './custom-field.js';

/** Fields of a profile field to update. `revision` is required. */
export type UpdateCustomField = CustomField & { revision: string | null };

/** Application errors of `updateCustomField`. */
export type UpdateCustomFieldApplicationErrors = ApplicationErrors<
  'INCORRECT_FIELD_PRIVACY' | 'INVALID_FIELD_SOCIAL_TYPE' | 'RESERVED_FIELD_NAME_NON_EDITABLE'
>;

/**
 * Changes the name, the default privacy or the social network of a field of member profiles. Of the platform's own fields,
 * only the default privacy can be changed. Requires a merchant identity (API key or app).
 *
 * @param _id - Field ID.
 * @param field - Fields to update, with the current `revision`.
 * @returns The updated field, with its new revision.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link UpdateCustomFieldApplicationErrors}: `RESERVED_FIELD_NAME_NON_EDITABLE` for the
 * name of one of the platform's fields. `INCORRECT_FIELD_PRIVACY` for the privacy `UNKNOWN`.
 * `INVALID_FIELD_SOCIAL_TYPE` if the social network does not suit the type.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the field does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { customFields } from '@cartwright/members';
 *
 * const client = createClient({ modules: { customFields } });
 *
 * export const publish = (id: string, revision: string) =>
 *   client.customFields.updateCustomField(id, { revision, defaultPrivacy: 'PUBLIC' });
 * ```
 * @see PATCH /members/v1/custom-fields/{field.id}
 */
export const updateCustomField = /* @__PURE__ */ operation<[_id: string, field: UpdateCustomField], CustomField>({
  id: 'members.customFields.updateCustomField',
  method: 'PATCH',
  path: '/members/v1/custom-fields/{field.id}',
  args: ['field._id', 'field'],
  request: { field: customFieldShape },
  response: { field: customFieldShape },
  unwrap: 'field',
});
