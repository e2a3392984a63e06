import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { customizationShape } from '../catalog-v3/customization.js';
import type { CustomizationWith, FieldsOptions, RequestedFields } from './requested-fields.js';

/** Options for `getCustomization`. */
export type GetCustomizationOptions<Field = RequestedFields> = FieldsOptions<Field>;

/** Call signature of `getCustomization`. */
export interface GetCustomizationSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    customizationId: string,
    options?: GetCustomizationOptions<Field>,
    request?: RequestOptions,
  ): Promise<CustomizationWith<Field>>;
}

/**
 * Gets a customization.
 *
 * @param customizationId - Customization ID.
 * @param options - Fields on request to return.
 * @returns The customization.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the customization does not exist.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { customizationsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { customizationsV3 } });
 *
 * export const find = (id: string) => client.customizationsV3.getCustomization(id, { fields: ['ASSIGNED_PRODUCTS_COUNT'] });
 * ```
 * @see GET /stores/v3/customizations/{customizationId}
 */
export const getCustomization = /* @__PURE__ */ operation<GetCustomizationSignature>({
  id: 'stores.customizationsV3.getCustomization',
  method: 'GET',
  path: '/stores/v3/customizations/{customizationId}',
  args: ['customizationId', '...options'],
  response: { customization: customizationShape },
  unwrap: 'customization',
  repeatable: true,
});
