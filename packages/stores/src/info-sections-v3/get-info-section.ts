import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { infoSectionShape } from '../catalog-v3/info-section.js';
import type { FieldsOptions, InfoSectionWith, RequestedFields } from './requested-fields.js';

/** Options for `getInfoSection`. */
export type GetInfoSectionOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Call signature of `getInfoSection`. */
export interface GetInfoSectionSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    infoSectionId: string,
    options?: GetInfoSectionOptions<Field>,
    request?: RequestOptions,
  ): Promise<InfoSectionWith<Field>>;
}

/**
 * Gets a info section.
 *
 * @param infoSectionId - Info section ID.
 * @param options - Fields on request to return.
 * @returns The info section.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the info section does not exist.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { infoSectionsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { infoSectionsV3 } });
 *
 * export const find = (id: string) => client.infoSectionsV3.getInfoSection(id, { fields: ['ASSIGNED_PRODUCTS_COUNT'] });
 * ```
 * @see GET /stores/v3/info-sections/{infoSectionId}
 */
export const getInfoSection = /* @__PURE__ */ operation<GetInfoSectionSignature>({
  id: 'stores.infoSectionsV3.getInfoSection',
  method: 'GET',
  path: '/stores/v3/info-sections/{infoSectionId}',
  args: ['infoSectionId', '...options'],
  response: { infoSection: infoSectionShape },
  unwrap: 'infoSection',
  repeatable: true,
});
