import { fieldMask, operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { infoSectionShape, type InfoSection } from '../catalog-v3/info-section.js';
import type { BulkEntityResult, BulkResponse } from '../shared/bulk-results.js';
import { requireEach } from '../shared/require.js';
import type { FieldsOptions, InfoSectionWith, RequestedFields } from './requested-fields.js';

/** A info section to update. */
export interface MaskedInfoSection {
  /** The info section’s `_id`, its current `revision` and the fields to update. */
  infoSection: InfoSection;
  /** Paths of the fields to update. Defaults to the fields that are set. */
  fieldMask?: string[];
}

/** Options for `bulkUpdateInfoSections`. */
export interface BulkUpdateInfoSectionsOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /**
   * Whether to return the info sections.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkUpdateInfoSections`. */
export type BulkUpdateInfoSectionsResponse<Field = RequestedFields> = BulkResponse<
  BulkEntityResult<InfoSectionWith<Field>>
>;

/** Call signature of `bulkUpdateInfoSections`. */
export interface BulkUpdateInfoSectionsSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    infoSections: readonly MaskedInfoSection[],
    options?: BulkUpdateInfoSectionsOptions<Field>,
    request?: RequestOptions,
  ): Promise<BulkUpdateInfoSectionsResponse<Field>>;
}

/**
 * Updates several info sections. Each can fail on its own. Requires a merchant identity.
 *
 * @param infoSections - Info sections to update, with their IDs and current revisions; from 1 to 100.
 * @param options - Whether to return the info sections, and fields on request.
 * @returns The result for each info section, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { infoSectionsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { infoSectionsV3 } });
 *
 * export const rename = (infoSection: { _id: string; revision: string }) =>
 *   client.infoSectionsV3.bulkUpdateInfoSections([{ infoSection: { ...infoSection, title: 'Care instructions' } }]);
 * ```
 * @see POST /stores/v3/bulk/info-sections/update
 */
export const bulkUpdateInfoSections = /* @__PURE__ */ operation<BulkUpdateInfoSectionsSignature>({
  id: 'stores.infoSectionsV3.bulkUpdateInfoSections',
  method: 'POST',
  path: '/stores/v3/bulk/info-sections/update',
  args: ['infoSections', '...options'],
  prepare: (infoSections) => requireEach(infoSections, 'infoSections'),
  request: { infoSections: { infoSection: infoSectionShape, fieldMask } },
  response: { results: { item: infoSectionShape } },
});
