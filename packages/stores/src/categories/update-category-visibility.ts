import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { TreeReference } from '../catalog-v3/tree-reference.js';
import { categoryShape } from './entity/category.js';
import type { CategoryApplicationErrors } from './errors/category-error-code.js';
import type { CategoryWith, FieldsOptions, RequestedFields } from './requested-fields.js';

/** Options for `updateCategoryVisibility`. */
export interface UpdateCategoryVisibilityOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /** Whether the category is visible to customers. */
  visible: boolean;
  /** Tree of the categories. */
  treeReference: TreeReference;
  /** Current revision of the category. */
  revision: string | null;
}

/** Response of `updateCategoryVisibility`. */
export interface UpdateCategoryVisibilityResponse<Field = RequestedFields> {
  /** The updated category. */
  category?: CategoryWith<Field>;
}

/** Application errors of `updateCategoryVisibility`. */
export type UpdateCategoryVisibilityApplicationErrors = CategoryApplicationErrors<'PARENT_CATEGORY_HIDDEN'>;

/** Call signature of `updateCategoryVisibility`. */
export interface UpdateCategoryVisibilitySignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    categoryId: string,
    options?: UpdateCategoryVisibilityOptions<Field>,
    request?: RequestOptions,
  ): Promise<UpdateCategoryVisibilityResponse<Field>>;
}

/**
 * Shows or hides a category. Hiding also hides all descendants. Requires a merchant identity.
 *
 * @param categoryId - Category ID.
 * @param options - Visibility, current revision and tree of the category, and fields on request.
 * @returns The updated category.
 * @throws `ApiError` with a code of {@link UpdateCategoryVisibilityApplicationErrors}, such as
 * `PARENT_CATEGORY_HIDDEN`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { categories } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { categories } });
 *
 * const treeReference = { appNamespace: '@wix/stores', treeKey: null };
 *
 * export const hide = (id: string, revision: string) =>
 *   client.categories.updateCategoryVisibility(id, { visible: false, revision, treeReference });
 * ```
 * @see PATCH /categories/v1/categories/visibility
 */
export const updateCategoryVisibility = /* @__PURE__ */ operation<UpdateCategoryVisibilitySignature>({
  id: 'stores.categories.updateCategoryVisibility',
  method: 'PATCH',
  path: '/categories/v1/categories/visibility',
  args: ['categoryId', '...options'],
  response: { category: categoryShape },
});
