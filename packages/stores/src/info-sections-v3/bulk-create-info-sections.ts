import { operation } from '@cartwright/core';
import { infoSectionShape, type InfoSection } from '../catalog-v3/info-section.js';
import type { BulkEntityResult, BulkResponse } from '../shared/bulk-results.js';
import { requireEach } from '../shared/require.js';
import type { InfoSectionValidationErrors } from './errors/info-section-error-code.js';
import type { InfoSectionWith } from './requested-fields.js';

/** Options for `bulkCreateInfoSections`. */
export interface BulkCreateInfoSectionsOptions {
  /**
   * Whether to return the info sections.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkCreateInfoSections`. */
export type BulkCreateInfoSectionsResponse = BulkResponse<BulkEntityResult<InfoSectionWith<never>>>;

/** Violated validation rules of `bulkCreateInfoSections`. */
export type BulkCreateInfoSectionsValidationErrors = InfoSectionValidationErrors<
  'INFO_SECTIONS_LIMIT_EXCEEDED' | 'ONLY_SPACES_STRING_ERROR'
>;

/**
 * Creates several info sections. Each can fail on its own. Requires a merchant identity.
 *
 * @param infoSections - Info sections to create; from 1 to 100. `uniqueName` and `title` are required.
 * @param options - Whether to return the info sections.
 * @returns The result for each info section, in the order of the request.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with status 400 for a violated rule of {@link BulkCreateInfoSectionsValidationErrors}, such as
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
 * export const create = () => client.infoSectionsV3.bulkCreateInfoSections([{ uniqueName: 'wool', title: 'Care', plainDescription: '<p>Wash by hand.</p>' }], { returnEntity: true });
 * ```
 * @see POST /stores/v3/bulk/info-sections/create
 */
export const bulkCreateInfoSections = /* @__PURE__ */ operation<
  [infoSections: readonly InfoSection[], options?: BulkCreateInfoSectionsOptions],
  BulkCreateInfoSectionsResponse
>({
  id: 'stores.infoSectionsV3.bulkCreateInfoSections',
  method: 'POST',
  path: '/stores/v3/bulk/info-sections/create',
  args: ['infoSections', '...options'],
  prepare: (infoSections) => requireEach(infoSections, 'infoSections'),
  request: { infoSections: infoSectionShape },
  response: { results: { item: infoSectionShape } },
});
