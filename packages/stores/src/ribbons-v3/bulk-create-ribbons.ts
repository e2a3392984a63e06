import { operation } from '@cartwright/core';
import type { BulkEntityResult, BulkResponse } from '../shared/bulk-results.js';
import { ribbonShape, type Ribbon } from '../catalog-v3/ribbon.js';
import { requireEach } from '../shared/require.js';
import type { RibbonWith } from './requested-fields.js';

/** Options for `bulkCreateRibbons`. */
export interface BulkCreateRibbonsOptions {
  /**
   * Whether to return the ribbons.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkCreateRibbons`. */
export type BulkCreateRibbonsResponse = BulkResponse<BulkEntityResult<RibbonWith<never>>>;

/**
 * Creates several ribbons. Each can fail on its own. Requires a merchant identity.
 *
 * @param ribbons - Ribbons to create; from 1 to 100. `name` is required and has from 1 to 30 characters.
 * @param options - Whether to return the ribbons.
 * @returns The result for each ribbon, in the order of the request.
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
 * export const create = () => client.ribbonsV3.bulkCreateRibbons([{ name: 'New' }], { returnEntity: true });
 * ```
 * @see POST /stores/v3/bulk/ribbons/create
 */
export const bulkCreateRibbons = /* @__PURE__ */ operation<
  [ribbons: readonly Ribbon[], options?: BulkCreateRibbonsOptions],
  BulkCreateRibbonsResponse
>({
  id: 'stores.ribbonsV3.bulkCreateRibbons',
  method: 'POST',
  path: '/stores/v3/bulk/ribbons/create',
  args: ['ribbons', '...options'],
  prepare: (ribbons) => requireEach(ribbons, 'ribbons'),
  request: { ribbons: ribbonShape },
  response: { results: { item: ribbonShape } },
});
