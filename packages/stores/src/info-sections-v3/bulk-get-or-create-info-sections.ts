import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { infoSectionShape } from '../catalog-v3/info-section.js';
import type { BulkEntityResult, BulkResponse } from '../shared/bulk-results.js';
import type { InfoSectionValidationErrors } from './errors/info-section-error-code.js';
import type { InfoSectionForGetOrCreate } from './get-or-create-info-section.js';
import type { FieldsOptions, InfoSectionWith, RequestedFields } from './requested-fields.js';

/** Options for `bulkGetOrCreateInfoSections`. */
export interface BulkGetOrCreateInfoSectionsOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /** Info sections to get or create; from 1 to 100. */
  infoSections?: readonly InfoSectionForGetOrCreate[];
}

/** Response of `bulkGetOrCreateInfoSections`. */
export type BulkGetOrCreateInfoSectionsResponse<Field = RequestedFields> = BulkResponse<
  BulkEntityResult<InfoSectionWith<Field>>
>;

/** Violated validation rules of `bulkGetOrCreateInfoSections`. */
export type BulkGetOrCreateInfoSectionsValidationErrors = InfoSectionValidationErrors<
  'INFO_SECTIONS_LIMIT_EXCEEDED' | 'ONLY_SPACES_STRING_ERROR'
>;

/** Call signature of `bulkGetOrCreateInfoSections`. */
export interface BulkGetOrCreateInfoSectionsSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    options?: BulkGetOrCreateInfoSectionsOptions<Field>,
    request?: RequestOptions,
  ): Promise<BulkGetOrCreateInfoSectionsResponse<Field>>;
}

/**
 * Gets several info sections by their IDs or unique names, and creates those that do not exist. Requires a merchant
 * identity.
 *
 * @param options - Info sections to get or create, and fields on request.
 * @returns The result for each info section, always with the info section.
 * @throws `ApiError` with status 400 for a violated rule of {@link BulkGetOrCreateInfoSectionsValidationErrors}, such
 * as `INFO_SECTIONS_LIMIT_EXCEEDED`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { infoSectionsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { infoSectionsV3 } });
 *
 * export const named = (uniqueName: string) =>
 *   client.infoSectionsV3.bulkGetOrCreateInfoSections({ infoSections: [{ uniqueName }] });
 * ```
 * @see POST /stores/v3/bulk/info-sections/get-or-create
 */
export const bulkGetOrCreateInfoSections = /* @__PURE__ */ operation<BulkGetOrCreateInfoSectionsSignature>({
  id: 'stores.infoSectionsV3.bulkGetOrCreateInfoSections',
  method: 'POST',
  path: '/stores/v3/bulk/info-sections/get-or-create',
  args: ['...options'],
  request: { infoSections: infoSectionShape },
  response: { results: { item: infoSectionShape } },
});
