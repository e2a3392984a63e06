import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { customizationShape } from '../../catalog-v3/customization.js';
import type { CustomizationApplicationErrors } from '../errors/customization-error-code.js';
import type { CustomizationWith, FieldsOptions, RequestedFields } from '../requested-fields.js';

/** Options for `reorderCustomizationChoices`. */
export interface ReorderCustomizationChoicesOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /** IDs of all choices, in their new order. */
  choiceIds: readonly string[];
}

/** Response of `reorderCustomizationChoices`. */
export interface ReorderCustomizationChoicesResponse<Field = RequestedFields> {
  /** The updated customization. */
  customization?: CustomizationWith<Field>;
}

/** Application errors of `reorderCustomizationChoices`. */
export type ReorderCustomizationChoicesApplicationErrors = CustomizationApplicationErrors<
  'DOESNT_SUPPORT_CHOICES' | 'CHOICE_IDS_MISMATCH'
>;

/** Call signature of `reorderCustomizationChoices`. */
export interface ReorderCustomizationChoicesSignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    customizationId: string,
    revision: string,
    options?: ReorderCustomizationChoicesOptions<Field>,
    request?: RequestOptions,
  ): Promise<ReorderCustomizationChoicesResponse<Field>>;
}

/**
 * Changes the order of the choices of a customization. Requires a merchant identity.
 *
 * @param customizationId - Customization ID.
 * @param revision - Current revision of the customization.
 * @param options - Order of the choices, and fields on request.
 * @returns The updated customization.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the customization does not exist.
 * @throws `ApiError` with a code of {@link ReorderCustomizationChoicesApplicationErrors}, such as
 * `DOESNT_SUPPORT_CHOICES`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { customizationsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { customizationsV3 } });
 *
 * export const reorder = (id: string, revision: string, choiceIds: string[]) =>
 *   client.customizationsV3.reorderCustomizationChoices(id, revision, { choiceIds });
 * ```
 * @see POST /stores/v3/customizations/{customizationId}/reorder-choices
 */
export const reorderCustomizationChoices = /* @__PURE__ */ operation<ReorderCustomizationChoicesSignature>({
  id: 'stores.customizationsV3.reorderCustomizationChoices',
  method: 'POST',
  path: '/stores/v3/customizations/{customizationId}/reorder-choices',
  args: ['customizationId', 'revision', '...options'],
  response: { customization: customizationShape },
});
