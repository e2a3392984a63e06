import { operation, searchDetailsShape } from '@cartwright/core';
import type { JobResponse } from '../../shared/bulk-results.js';
import { requireFilter } from '../../catalog-v3/results/require-filter.js';
import type { ProductApplicationErrors } from '../errors/product-error-code.js';
import type { ProductFilter, ProductSearchText } from '../search-fields.js';

/** Options for `bulkAddInfoSectionsToProductsByFilter`. */
export interface BulkAddInfoSectionsToProductsByFilterOptions {
  /** Info section IDs; from 1 to 20. */
  infoSectionIds: readonly string[];
  /** Free text. */
  search?: ProductSearchText;
}

/** Response of `bulkAddInfoSectionsToProductsByFilter`. */
export type V3BulkAddInfoSectionsToProductsByFilterResponse = JobResponse;

/** Application errors of `bulkAddInfoSectionsToProductsByFilter`. */
export type BulkAddInfoSectionsToProductsByFilterApplicationErrors =
  ProductApplicationErrors<'TOO_MANY_INFO_SECTIONS_ERROR'>;

/**
 * Adds info sections to all products that match a filter, in the background. Requires a merchant identity.
 *
 * @param filter - Filter, as in `searchProducts`. `{}` matches all products.
 * @param options - Info sections, and free text.
 * @returns The ID of the background job.
 * @throws `CartwrightError` `invalid_argument` without a filter. No request is sent.
 * @throws `ApiError` with a code of {@link BulkAddInfoSectionsToProductsByFilterApplicationErrors}, such as
 * `TOO_MANY_INFO_SECTIONS_ERROR`.
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
 *   client.productsV3.bulkAddInfoSectionsToProductsByFilter({ 'brand._id': brandId }, { infoSectionIds: [infoSectionId] });
 * ```
 * @see POST /stores/v3/bulk/products/add-info-sections-by-filter
 */
export const bulkAddInfoSectionsToProductsByFilter = /* @__PURE__ */ operation<
  [filter: ProductFilter, options?: BulkAddInfoSectionsToProductsByFilterOptions],
  V3BulkAddInfoSectionsToProductsByFilterResponse
>({
  id: 'stores.productsV3.bulkAddInfoSectionsToProductsByFilter',
  method: 'POST',
  path: '/stores/v3/bulk/products/add-info-sections-by-filter',
  args: ['filter', '...options'],
  prepare: (filter) => requireFilter(filter),
  request: { search: searchDetailsShape },
});
