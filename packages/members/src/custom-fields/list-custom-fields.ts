import { operation } from '@cartwright/core';
import { customFieldShape, type CustomField } from './custom-field.js';

/** Page of a list. */
export interface Paging {
  /** Maximum number of fields. */
  limit?: number | null;
  /** Number of fields to skip. */
  offset?: number | null;
}

/** Options for `listCustomFields`. */
export interface ListCustomFieldsOptions {
  /** Page. */
  paging?: Paging;
}

/** Paging metadata of a list of fields. */
export interface PagingMetadata {
  /** Number of fields on the page. */
  count?: number | null;
  /** Number of skipped fields. */
  offset?: number | null;
  /** Number of all fields. */
  total?: number | null;
  /** Whether there are too many fields to count. */
  tooManyToCount?: boolean | null;
}

/** Response of `listCustomFields`. */
export interface ListCustomFieldsResponse {
  /** Fields of the page, section by section: general, displayed name, social networks, address. */
  fields?: CustomField[];
  /** Paging metadata. */
  metadata?: PagingMetadata;
}

/**
 * Lists the fields of member profiles: those of the platform, such as the first name, and those that the merchant defined.
 * Hidden fields are omitted. Visitors and members can list them, too.
 *
 * @param options - Page; at most 100 fields, 50 by default.
 * @returns The fields in the order of the profile.
 * @throws `ApiError` with status 400 for an invalid page.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { customFields } from '@cartwright/members';
 *
 * const client = createClient({ modules: { customFields } });
 *
 * export async function listOwnFields() {
 *   const { fields = [] } = await client.customFields.listCustomFields();
 *   return fields.filter(({ fieldOrigin }) => fieldOrigin === 'CUSTOM');
 * }
 * ```
 * @see GET /members/v1/custom-fields
 */
export const listCustomFields = /* @__PURE__ */ operation<
  [options?: ListCustomFieldsOptions],
  ListCustomFieldsResponse
>({
  id: 'members.customFields.listCustomFields',
  method: 'GET',
  path: '/members/v1/custom-fields',
  args: ['...options'],
  response: { fields: customFieldShape },
  repeatable: true,
});
