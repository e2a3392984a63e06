import { operation, type EntityFilter } from '@cartwright/core';
import type { CustomizationFields } from './query-customizations.js';

/** Options for `countCustomizations`. */
export interface CountCustomizationsOptions {
  /** Filter, as in `queryCustomizations`. */
  filter?: EntityFilter<CustomizationFields> | null;
}

/** Response of `countCustomizations`. */
export interface CountCustomizationsResponse {
  /** Number of customizations. */
  count?: number;
}

/**
 * Counts customizations.
 *
 * @param options - Filter. Without it, all customizations are counted.
 * @returns The number of customizations.
 * @throws `ApiError` with status 400 for a field that does not support filtering.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { customizationsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { customizationsV3 } });
 *
 * export const total = async () => (await client.customizationsV3.countCustomizations()).count;
 * ```
 * @see POST /stores/v3/customizations/count
 */
export const countCustomizations = /* @__PURE__ */ operation<
  [options?: CountCustomizationsOptions],
  CountCustomizationsResponse
>({
  id: 'stores.customizationsV3.countCustomizations',
  method: 'POST',
  path: '/stores/v3/customizations/count',
  args: ['...options'],
  repeatable: true,
});
