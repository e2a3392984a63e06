import { operation, searchDetailsShape } from '@cartwright/core';
import type { JobResponse } from '../../shared/bulk-results.js';
import { requireFilter } from '../../catalog-v3/results/require-filter.js';
import type { ProductFilter, ProductSearchText } from '../search-fields.js';

/** Options for `bulkRemoveInfoSectionsFromProductsByFilter`. */
export interface BulkRemoveInfoSectionsFromProductsByFilterOptions {
  /** Info section IDs; from 1 to 100. */
  infoSectionIds: readonly string[];
  /** Free text. */
  search?: ProductSearchText;
}

/** Response of `bulkRemoveInfoSectionsFromProductsByFilter`. */
export type V3BulkRemoveInfoSectionsFromProductsByFilterResponse = JobResponse;

/**
 * Removes info sections from all products that match a filter, in the background. Requires a merchant identity.
 *
 * @param filter - Filter, as in `searchProducts`. `{}` matches all products.
 * @param options - Info sections, and free text.
 * @returns The ID of the background job.
 * @throws `CartwrightError` `invalid_argument` without a filter. No request is sent.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { productsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { productsV3 } });
 *
 * export const change = (brandId: string, infoSectionId: string) =>
 *   client.productsV3.bulkRemoveInfoSectionsFromProductsByFilter({ 'brand._id': brandId }, { infoSectionIds: [infoSectionId] });
 * ```
 * @see POST /stores/v3/bulk/products/remove-info-sections-by-filter
 */
export const bulkRemoveInfoSectionsFromProductsByFilter = /* @__PURE__ */ operation<
  [filter: ProductFilter, options?: BulkRemoveInfoSectionsFromProductsByFilterOptions],
  V3BulkRemoveInfoSectionsFromProductsByFilterResponse
>({
  id: 'stores.productsV3.bulkRemoveInfoSectionsFromProductsByFilter',
  method: 'POST',
  path: '/stores/v3/bulk/products/remove-info-sections-by-filter',
  args: ['filter', '...options'],
  prepare: (filter) => requireFilter(filter),
  request: { search: searchDetailsShape },
});
