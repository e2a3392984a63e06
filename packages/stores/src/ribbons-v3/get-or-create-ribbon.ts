import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { ribbonShape } from '../catalog-v3/ribbon.js';
import type { FieldsOptions, RequestedFields, RibbonWith } from './requested-fields.js';

/** Options for `getOrCreateRibbon`. */
export type GetOrCreateRibbonOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Response of `getOrCreateRibbon`. */
export interface GetOrCreateRibbonResponse<Field = RequestedFields> {
  /** The ribbon. */
  ribbon?: RibbonWith<Field>;
}

/** Call signature of `getOrCreateRibbon`. */
export interface GetOrCreateRibbonSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    ribbonName: string,
    options?: GetOrCreateRibbonOptions<Field>,
    request?: RequestOptions,
  ): Promise<GetOrCreateRibbonResponse<Field>>;
}

/**
 * Gets the ribbon with a name, and creates it if there is none. Requires a merchant identity.
 *
 * @param ribbonName - Ribbon name.
 * @param options - Fields on request to return.
 * @returns The ribbon.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { ribbonsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { ribbonsV3 } });
 *
 * export const named = async (name: string) => (await client.ribbonsV3.getOrCreateRibbon(name)).ribbon;
 * ```
 * @see POST /stores/v3/ribbons/get-or-create
 */
export const getOrCreateRibbon = /* @__PURE__ */ operation<GetOrCreateRibbonSignature>({
  id: 'stores.ribbonsV3.getOrCreateRibbon',
  method: 'POST',
  path: '/stores/v3/ribbons/get-or-create',
  args: ['ribbonName', '...options'],
  response: { ribbon: ribbonShape },
});
