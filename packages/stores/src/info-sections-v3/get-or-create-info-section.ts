import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { infoSectionShape } from '../catalog-v3/info-section.js';
import type { RichContent } from '@cartwright/core/rich-content';
import type { InfoSectionValidationErrors } from './errors/info-section-error-code.js';
import type { FieldsOptions, InfoSectionWith, RequestedFields } from './requested-fields.js';

/** Info section to get or create. */
export interface InfoSectionForGetOrCreate {
  /** ID of an existing info section. */
  _id?: string | null;
  /** Name in the merchant’s dashboard; at most 100 characters. */
  uniqueName?: string | null;
  /** Title of a new info section; from 1 to 50 characters. */
  title?: string;
  /** Content of a new info section, as rich content. */
  description?: RichContent;
  /** Content of a new info section, as HTML. Ignored if `description` is set. */
  plainDescription?: string | null;
}

/** Options for `getOrCreateInfoSection`. */
export interface GetOrCreateInfoSectionOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /** Info section to get or create. */
  infoSection?: InfoSectionForGetOrCreate;
}

/** Response of `getOrCreateInfoSection`. */
export interface GetOrCreateInfoSectionResponse<Field = RequestedFields> {
  /** The info section. */
  infoSection?: InfoSectionWith<Field>;
}

/** Violated validation rules of `getOrCreateInfoSection`. */
export type GetOrCreateInfoSectionValidationErrors = InfoSectionValidationErrors<
  'INFO_SECTIONS_LIMIT_EXCEEDED' | 'ONLY_SPACES_STRING_ERROR'
>;

/** Call signature of `getOrCreateInfoSection`. */
export interface GetOrCreateInfoSectionSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    options?: GetOrCreateInfoSectionOptions<Field>,
    request?: RequestOptions,
  ): Promise<GetOrCreateInfoSectionResponse<Field>>;
}

/**
 * Gets an info section by its ID or unique name, and creates it if there is none. Requires a merchant identity.
 *
 * @param options - Info section to get or create, and fields on request.
 * @returns The info section.
 * @throws `ApiError` with status 400 for a violated rule of {@link GetOrCreateInfoSectionValidationErrors}, such as
 * `INFO_SECTIONS_LIMIT_EXCEEDED`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { infoSectionsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { infoSectionsV3 } });
 *
 * export const careSection = async () =>
 *   (await client.infoSectionsV3.getOrCreateInfoSection({ infoSection: { uniqueName: 'wool', title: 'Care' } })).infoSection;
 * ```
 * @see POST /stores/v3/info-sections/get-or-create
 */
export const getOrCreateInfoSection = /* @__PURE__ */ operation<GetOrCreateInfoSectionSignature>({
  id: 'stores.infoSectionsV3.getOrCreateInfoSection',
  method: 'POST',
  path: '/stores/v3/info-sections/get-or-create',
  args: ['...options'],
  request: { infoSection: infoSectionShape },
  response: { infoSection: infoSectionShape },
});
