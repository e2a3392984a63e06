import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { ribbonShape } from '../catalog-v3/ribbon.js';
import type { FieldsOptions, RequestedFields, RibbonWith } from './requested-fields.js';

/** Options for `getRibbon`. */
export type GetRibbonOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Call signature of `getRibbon`. */
export interface GetRibbonSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    ribbonId: string,
    options?: GetRibbonOptions<Field>,
    request?: RequestOptions,
  ): Promise<RibbonWith<Field>>;
}

/**
 * Gets a ribbon.
 *
 * @param ribbonId - Ribbon ID.
 * @param options - Fields on request to return.
 * @returns The ribbon.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the ribbon does not exist.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { ribbonsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { ribbonsV3 } });
 *
 * export const find = (id: string) => client.ribbonsV3.getRibbon(id, { fields: ['ASSIGNED_PRODUCT_COUNT'] });
 * ```
 * @see GET /stores/v3/ribbons/{ribbonId}
 */
export const getRibbon = /* @__PURE__ */ operation<GetRibbonSignature>({
  id: 'stores.ribbonsV3.getRibbon',
  method: 'GET',
  path: '/stores/v3/ribbons/{ribbonId}',
  args: ['ribbonId', '...options'],
  response: { ribbon: ribbonShape },
  unwrap: 'ribbon',
  repeatable: true,
});
