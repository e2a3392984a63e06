import { operation } from '@cartwright/core';
import { customFieldShape, type CustomField } from './custom-field.js';
import type { Section } from './enumerations.js';

/** Options for `updateCustomFieldsOrder`. */
export interface UpdateCustomFieldsOrderOptions {
  /**
   * Section of the fields.
   *
   * @default 'GENERAL'
   */
  section?: Section;
}

/** Response of `updateCustomFieldsOrder`. */
export interface UpdateCustomFieldsOrderResponse {
  /** Fields of the section in their new order. */
  fields?: CustomField[];
  /** Section of the fields. */
  section?: Section;
}

/**
 * Changes the order of the fields in a section of member profiles. Requires a merchant identity (API key or app).
 *
 * @param fieldIds - IDs of fields of the section, from 1 to 100. Fields that are not listed follow in their present order.
 * @param options - Section.
 * @returns Fields of the section in their new order.
 * @throws `ApiError` with status 400 for a field of another section, 404 if a field does not exist.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { customFields } from '@cartwright/members';
 *
 * const client = createClient({ modules: { customFields } });
 *
 * export const putFirst = (id: string) => client.customFields.updateCustomFieldsOrder([id], { section: 'GENERAL' });
 * ```
 * @see POST /members/v1/custom-fields/order
 */
export const updateCustomFieldsOrder = /* @__PURE__ */ operation<
  [fieldIds: string[], options?: UpdateCustomFieldsOrderOptions],
  UpdateCustomFieldsOrderResponse
>({
  id: 'members.customFields.updateCustomFieldsOrder',
  method: 'POST',
  path: '/members/v1/custom-fields/order',
  args: ['fieldIds', '...options'],
  response: { fields: customFieldShape },
  repeatable: true,
});
