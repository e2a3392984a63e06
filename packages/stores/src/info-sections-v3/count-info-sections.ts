import { operation, type EntityFilter } from '@cartwright/core';
import type { InfoSectionFields } from './query-info-sections.js';

/** Options for `countInfoSections`. */
export interface CountInfoSectionsOptions {
  /** Filter, as in `queryInfoSections`. */
  filter?: EntityFilter<InfoSectionFields> | null;
}

/** Response of `countInfoSections`. */
export interface CountInfoSectionsResponse {
  /** Number of info sections. */
  count?: number;
}

/**
 * Counts info sections.
 *
 * @param options - Filter. Without it, all info sections are counted.
 * @returns The number of info sections.
 * @throws `ApiError` with status 400 for a field that does not support filtering.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { infoSectionsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { infoSectionsV3 } });
 *
 * export const total = async () => (await client.infoSectionsV3.countInfoSections()).count;
 * ```
 * @see POST /stores/v3/info-sections/count
 */
export const countInfoSections = /* @__PURE__ */ operation<
  [options?: CountInfoSectionsOptions],
  CountInfoSectionsResponse
>({
  id: 'stores.infoSectionsV3.countInfoSections',
  method: 'POST',
  path: '/stores/v3/info-sections/count',
  args: ['...options'],
  repeatable: true,
});
