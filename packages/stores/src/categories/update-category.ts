import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { TreeReference } from '../catalog-v3/tree-reference.js';
import { categoryShape, type Category } from './entity/category.js';
import type { CategoryApplicationErrors, CategoryValidationErrors } from './errors/category-error-code.js';
import type { CategoryWith, FieldsOptions, RequestedFields } from './requested-fields.js';

/** Fields of a category to update. `revision` is required. */
export type UpdateCategory = Category & { revision: string | null };

/** Options for `updateCategory`. */
export interface UpdateCategoryOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /** Tree of the categories. */
  treeReference: TreeReference;
}

/** Application errors of `updateCategory`. */
export type UpdateCategoryApplicationErrors = CategoryApplicationErrors<'DUPLICATE_SLUG' | 'REMOVED_SLUG'>;

/** Violated validation rules of `updateCategory`. */
export type UpdateCategoryValidationErrors = CategoryValidationErrors<'INVALID_SLUG_FORMAT'>;

/** Call signature of `updateCategory`. */
export interface UpdateCategorySignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    _id: string,
    category: UpdateCategory,
    options: UpdateCategoryOptions<Field>,
    request?: RequestOptions,
  ): Promise<CategoryWith<Field>>;
}

/**
 * Updates a category. Omitted fields are unchanged. The parent and the visibility have separate operations. Requires a
 * merchant identity.
 *
 * @param _id - Category ID.
 * @param category - Fields to update, with the current `revision`.
 * @param options - Tree of the category, and fields on request.
 * @returns The updated category, with its new revision.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` `INVALID_REVISION` (409) if the revision is not the current one. Nothing is changed.
 * @throws `ApiError` with status 404 if the category does not exist.
 * @throws `ApiError` with a code of {@link UpdateCategoryApplicationErrors}, such as `DUPLICATE_SLUG`.
 * @throws `ApiError` with status 400 for a violated rule of {@link UpdateCategoryValidationErrors}, such as
 * `INVALID_SLUG_FORMAT`.
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
 * export const rename = (id: string, revision: string, name: string) =>
 *   client.categories.updateCategory(id, { revision, name }, { treeReference });
 * ```
 * @see PATCH /categories/v1/categories/{category.id}
 */
export const updateCategory = /* @__PURE__ */ operation<UpdateCategorySignature>({
  id: 'stores.categories.updateCategory',
  method: 'PATCH',
  path: '/categories/v1/categories/{category.id}',
  args: ['category._id', 'category', '...options'],
  request: { category: categoryShape },
  response: { category: categoryShape },
  unwrap: 'category',
});
