import { operation } from '@cartwright/core';
import type { BulkResponse } from '../shared/bulk-results.js';
import { requireEach } from '../shared/require.js';

/** Response of `bulkDeleteInfoSections`. */
export type BulkDeleteInfoSectionsResponse = BulkResponse;

/**
 * Deletes several info sections. Each can fail on its own. It is removed from all products. Requires a merchant
 * identity.
 *
 * @param infoSectionIds - Info section IDs; from 1 to 100.
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
 * export const remove = (ids: string[]) => client.infoSectionsV3.bulkDeleteInfoSections(ids);
 * ```
 * @see POST /stores/v3/bulk/info-sections/delete
 */
export const bulkDeleteInfoSections = /* @__PURE__ */ operation<
  [infoSectionIds: readonly string[]],
  BulkDeleteInfoSectionsResponse
>({
  id: 'stores.infoSectionsV3.bulkDeleteInfoSections',
  method: 'POST',
  path: '/stores/v3/bulk/info-sections/delete',
  args: ['infoSectionIds'],
  prepare: (infoSectionIds) => requireEach(infoSectionIds, 'infoSectionIds'),
});
