import { operation } from '@cartwright/core';

/**
 * Hides a field from the list of the fields of member profiles. The values stay, and `createCustomField` with the same name
 * shows the field again. Requires a merchant identity (API key or app).
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
 * export const hide = (id: string, revision: string) => client.customFields.hideCustomField(id, revision);
 * ```
 * @see POST /members/v1/custom-fields/{id}/hide
 */
export const hideCustomField = /* @__PURE__ */ operation<[_id: string, revision: string], void>({
  id: 'members.customFields.hideCustomField',
  method: 'POST',
  path: '/members/v1/custom-fields/{id}/hide',
  args: ['_id', 'revision'],
  returnsNothing: true,
});
