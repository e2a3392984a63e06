import { fieldMask, operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { BulkEntityResult, BulkResponse } from '../shared/bulk-results.js';
import { ribbonShape, type Ribbon } from '../catalog-v3/ribbon.js';
import { requireEach } from '../shared/require.js';
import type { FieldsOptions, RequestedFields, RibbonWith } from './requested-fields.js';

/** A ribbon to update. */
export interface MaskedRibbon {
  /** The ribbon’s `_id`, its current `revision` and the fields to update. */
  ribbon: Ribbon;
  /** Paths of the fields to update. Defaults to the fields that are set. */
  fieldMask?: string[];
}

/** Options for `bulkUpdateRibbons`. */
export interface BulkUpdateRibbonsOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /**
   * Whether to return the ribbons.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkUpdateRibbons`. */
export type BulkUpdateRibbonsResponse<Field = RequestedFields> = BulkResponse<BulkEntityResult<RibbonWith<Field>>>;

/** Call signature of `bulkUpdateRibbons`. */
export interface BulkUpdateRibbonsSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    ribbons: readonly MaskedRibbon[],
    options?: BulkUpdateRibbonsOptions<Field>,
    request?: RequestOptions,
  ): Promise<BulkUpdateRibbonsResponse<Field>>;
}

/**
 * Updates several ribbons. Each can fail on its own. Requires a merchant identity.
 *
 * @param ribbons - Ribbons to update, with their IDs and current revisions; from 1 to 100.
 * @param options - Whether to return the ribbons, and fields on request.
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
 * export const rename = (ribbon: { _id: string; revision: string }) =>
 *   client.ribbonsV3.bulkUpdateRibbons([{ ribbon: { ...ribbon, name: 'Last pieces' } }]);
 * ```
 * @see POST /stores/v3/bulk/ribbons/update
 */
export const bulkUpdateRibbons = /* @__PURE__ */ operation<BulkUpdateRibbonsSignature>({
  id: 'stores.ribbonsV3.bulkUpdateRibbons',
  method: 'POST',
  path: '/stores/v3/bulk/ribbons/update',
  args: ['ribbons', '...options'],
  prepare: (ribbons) => requireEach(ribbons, 'ribbons'),
  request: { ribbons: { ribbon: ribbonShape, fieldMask } },
  response: { results: { item: ribbonShape } },
});
