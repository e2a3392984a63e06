import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../shared/application-errors.js';
import { customFieldShape, type CustomField } from './custom-field.js';

/** Application errors of `createCustomField`. */
export type CreateCustomFieldApplicationErrors = ApplicationErrors<
  'INCORRECT_FIELD_TYPE' | 'INCORRECT_FIELD_PRIVACY' | 'INVALID_FIELD_SOCIAL_TYPE'
>;

/**
 * Creates a field of member profiles. Requires a merchant identity (API key or app). A hidden field with the same name is
 * shown again.
 *
 * @param field - Field to create. `name` is required.
 * @returns The created field, with its `key`.
 * @throws `ApiError` with a code of {@link CreateCustomFieldApplicationErrors}: `INCORRECT_FIELD_TYPE` if a hidden field
 * with the name has another type. `INCORRECT_FIELD_PRIVACY` for the privacy `UNKNOWN`. `INVALID_FIELD_SOCIAL_TYPE` if
 * the social network does not suit the type.
 * @throws `ApiError` with status 400 for a missing or invalid field.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 409 if a field has the name.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { customFields } from '@cartwright/members';
 *
 * const client = createClient({ modules: { customFields } });
 *
 * export const createShoeSize = () =>
 *   client.customFields.createCustomField({ name: 'Shoe size', fieldType: 'NUMBER', defaultPrivacy: 'PRIVATE' });
 * ```
 * @see POST /members/v1/custom-fields
 */
export const createCustomField = /* @__PURE__ */ operation<[field: CustomField], CustomField>({
  id: 'members.customFields.createCustomField',
  method: 'POST',
  path: '/members/v1/custom-fields',
  args: ['field'],
  request: { field: customFieldShape },
  response: { field: customFieldShape },
  unwrap: 'field',
});
