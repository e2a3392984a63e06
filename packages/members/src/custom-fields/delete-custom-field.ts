import { operation } from '@cartwright/core';

/**
 * Deletes a field of member profiles, with its values. Requires a merchant identity (API key or app).
 *
 * @param _id - Field ID.
 * @param revision - Current revision of the field.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the field does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { customFields } from '@cartwright/members';
 *
 * const client = createClient({ modules: { customFields } });
 *
 * export const remove = (id: string, revision: string) => client.customFields.deleteCustomField(id, revision);
 * ```
 * @see DELETE /members/v1/custom-fields/{id}
 */
export const deleteCustomField = /* @__PURE__ */ operation<[_id: string, revision: string], void>({
  id: 'members.customFields.deleteCustomField',
  method: 'DELETE',
  path: '/members/v1/custom-fields/{id}',
  args: ['_id', 'revision'],
  returnsNothing: true,
});
