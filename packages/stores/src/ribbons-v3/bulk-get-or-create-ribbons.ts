import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { BulkEntityResult, BulkResponse } from '../shared/bulk-results.js';
import { ribbonShape } from '../catalog-v3/ribbon.js';
import { requireEach } from '../shared/require.js';
import type { FieldsOptions, RequestedFields, RibbonWith } from './requested-fields.js';

/** Options for `bulkGetOrCreateRibbons`. */
export type BulkGetOrCreateRibbonsOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Response of `bulkGetOrCreateRibbons`. */
export type BulkGetOrCreateRibbonsResponse<Field = RequestedFields> = BulkResponse<BulkEntityResult<RibbonWith<Field>>>;

/** Call signature of `bulkGetOrCreateRibbons`. */
export interface BulkGetOrCreateRibbonsSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    ribbonNames: readonly string[],
    options?: BulkGetOrCreateRibbonsOptions<Field>,
    request?: RequestOptions,
  ): Promise<BulkGetOrCreateRibbonsResponse<Field>>;
}

/**
 * Gets the ribbons with the names, and creates those that do not exist. Requires a merchant identity.
 *
 * @param ribbonNames - Names; from 1 to 100.
 * @param options - Fields on request to return.
 * @returns The result for each name, always with the ribbon.
 * @throws `CartwrightError` `invalid_argument` for an empty list. No request is sent.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { ribbonsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { ribbonsV3 } });
 *
 * export const named = async (names: string[]) => (await client.ribbonsV3.bulkGetOrCreateRibbons(names)).results;
 * ```
 * @see POST /stores/v3/bulk/ribbons/get-or-create
 */
export const bulkGetOrCreateRibbons = /* @__PURE__ */ operation<BulkGetOrCreateRibbonsSignature>({
  id: 'stores.ribbonsV3.bulkGetOrCreateRibbons',
  method: 'POST',
  path: '/stores/v3/bulk/ribbons/get-or-create',
  args: ['ribbonNames', '...options'],
  prepare: (ribbonNames) => requireEach(ribbonNames, 'ribbonNames'),
  response: { results: { item: ribbonShape } },
});
