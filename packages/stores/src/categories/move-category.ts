import { operation } from '@cartwright/core';
import type { TreeReference } from '../catalog-v3/tree-reference.js';
import type { Position } from './entity/enumerations.js';
import type { CategoryApplicationErrors } from './errors/category-error-code.js';

/** Options for `moveCategory`. */
export interface MoveCategoryOptions {
  /** ID of the new parent. Without it, the category becomes a top category. */
  parentCategoryId?: string | null;
  /** Position among the children of the parent. */
  position: Position;
  /** ID of the category to move after. Required with `AFTER`. */
  moveAfterCategoryId?: string | null;
}

/** Response of `moveCategory`. */
export interface MoveCategoryResponse {
  /** ID of the new parent. */
  parentCategoryId?: string | null;
  /** IDs of the children of the parent, in their new order. */
  categoriesAfterMove?: string[];
}

/** Application errors of `moveCategory`. */
export type MoveCategoryApplicationErrors = CategoryApplicationErrors<
  | 'PARENT_CATEGORY_NOT_IN_TREE'
  | 'CATEGORY_DEPTH_LIMIT_EXCEEDED'
  | 'TREE_CYCLE_DETECTED'
  | 'MISSING_AFTER_CATEGORY'
  | 'AFTER_CATEGORY_NOT_IN_PARENT'
>;

/**
 * Moves a category with its descendants to another parent or position. Requires a merchant identity.
 *
 * @param categoryId - Category ID.
 * @param treeReference - Tree of the category.
 * @param options - New parent and position.
 * @returns The new order of the children of the parent.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link MoveCategoryApplicationErrors}, such as `PARENT_CATEGORY_NOT_IN_TREE`.
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
 * export const moveFirst = (id: string, parentCategoryId: string) =>
 *   client.categories.moveCategory(id, treeReference, { parentCategoryId, position: 'FIRST' });
 * ```
 * @see POST /categories/v1/categories/{categoryId}/move
 */
export const moveCategory = /* @__PURE__ */ operation<
  [categoryId: string, treeReference: TreeReference, options?: MoveCategoryOptions],
  MoveCategoryResponse
>({
  id: 'stores.categories.moveCategory',
  method: 'POST',
  path: '/categories/v1/categories/{categoryId}/move',
  args: ['categoryId', 'treeReference', '...options'],
});
