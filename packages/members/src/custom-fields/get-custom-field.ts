import { operation } from '@cartwright/core';
import { customFieldShape, type CustomField } from './custom-field.js';

/** Response of `getCustomField`. */
export interface GetCustomFieldResponse {
  /** The field. */
  field?: CustomField;
}

/**
 * Gets a field of member profiles, also a hidden one. Requires a merchant identity (API key or app).
 *
 * @param _id - Field ID.
 * @returns The field.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the field does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { customFields } from '@cartwright/members';
 *
 * const client = createClient({ modules: { customFields } });
 *
 * export const getName = async (id: string) => (await client.customFields.getCustomField(id)).field?.name;
 * ```
 * @see GET /members/v1/custom-fields/{id}
 */
export const getCustomField = /* @__PURE__ */ operation<[_id: string], GetCustomFieldResponse>({
  id: 'members.customFields.getCustomField',
  method: 'GET',
  path: '/members/v1/custom-fields/{id}',
  args: ['_id'],
  response: { field: customFieldShape },
  repeatable: true,
});
