import { operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import type { TreeReference } from '../catalog-v3/tree-reference.js';
import { categoryShape, type Category } from './entity/category.js';
import type { CategoryApplicationErrors, CategoryValidationErrors } from './errors/category-error-code.js';
import type { CategoryWith, FieldsOptions, RequestedFields } from './requested-fields.js';

/** Options for `createCategory`. */
export interface CreateCategoryOptions<Field = RequestedFields> extends FieldsOptions<Field> {
  /** Tree of the categories. */
  treeReference: TreeReference;
}

/** Application errors of `createCategory`. */
export type CreateCategoryApplicationErrors = CategoryApplicationErrors<
  | 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER'
  | 'DUPLICATE_SLUG'
  | 'DUPLICATE_HANDLE'
  | 'CATEGORIES_LIMIT_PER_TREE_EXCEEDED'
  | 'PARENT_CATEGORY_NOT_IN_TREE'
  | 'TREES_LIMIT_EXCEEDED'
  | 'CATEGORY_DEPTH_LIMIT_EXCEEDED'
  | 'PARENT_CATEGORY_HIDDEN'
>;

/** Violated validation rules of `createCategory`. */
export type CreateCategoryValidationErrors = CategoryValidationErrors<
  'ID_NOT_ALLOWED_IN_REQUEST' | 'INVALID_SLUG_FORMAT'
>;

/** Call signature of `createCategory`. */
export interface CreateCategorySignature extends DeclaredOperation {
  <const Field extends RequestedFields = never>(
    category: Category,
    options: CreateCategoryOptions<Field>,
    request?: RequestOptions,
  ): Promise<CategoryWith<Field>>;
}

/**
 * Creates a category. Create categories of a tree one at a time: concurrent requests fail with `INVALID_REVISION`.
 * Requires a merchant identity.
 *
 * @param category - Category to create. `name` is required.
 * @param options - Tree of the category, and fields on request.
 * @returns The created category.
 * @throws `ApiError` `INVALID_REVISION` (409) if the tree is being changed by another request.
 * @throws `ApiError` with a code of {@link CreateCategoryApplicationErrors}, such as
 * `NAMESPACE_NOT_FOUND_IN_DEV_CENTER`.
 * @throws `ApiError` with status 400 for a violated rule of {@link CreateCategoryValidationErrors}, such as
 * `ID_NOT_ALLOWED_IN_REQUEST`.
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
 * export const create = (parentId: string) =>
 *   client.categories.createCategory({ name: 'Hats', parentCategory: { _id: parentId } }, { treeReference });
 * ```
 * @see POST /categories/v1/categories
 */
export const createCategory = /* @__PURE__ */ operation<CreateCategorySignature>({
  id: 'stores.categories.createCategory',
  method: 'POST',
  path: '/categories/v1/categories',
  args: ['category', '...options'],
  request: { category: categoryShape },
  response: { category: categoryShape },
  unwrap: 'category',
});
