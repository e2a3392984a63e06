import { operation } from '@cartwright/core';
import type { CursorPaging, CursorPagingMetadata } from '../../catalog-v3/results/cursor-paging-metadata.js';
import type { TreeReference } from '../../catalog-v3/tree-reference.js';
import type { ItemReference } from '../entity/item-reference.js';

/** Options for `listItemsInCategory`. */
export interface ListItemsInCategoryOptions {
  /**
   * Whether arranged items come first, in their order.
   *
   * @default false
   */
  useCategoryArrangement?: boolean;
  /**
   * Whether to include the items of all descendants.
   *
   * @default false
   */
  includeItemsFromSubcategories?: boolean;
  /** Number of items per page, at most 100, and the cursor of an earlier response. */
  cursorPaging?: CursorPaging;
}

/** Response of `listItemsInCategory`. */
export interface ListItemsInCategoryResponse {
  /** Items of the page. */
  items?: ItemReference[];
  /** Cursors of the page. */
  pagingMetadata?: CursorPagingMetadata;
}

/**
 * Lists the items of a category, the last added first.
 *
 * @param categoryId - Category ID.
 * @param treeReference - Tree of the category.
 * @param options - Order, descendants and paging.
 * @returns One page of items.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { categories } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { categories } });
 *
 * const treeReference = { appNamespace: '@wix/stores', treeKey: null };
 *
 * export const productIds = async (categoryId: string) => {
 *   const options = { useCategoryArrangement: true };
 *   const { items } = await client.categories.listItemsInCategory(categoryId, treeReference, options);
 *   return items?.map(({ catalogItemId }) => catalogItemId);
 * };
 * ```
 * @see GET /categories/v1/categories/{categoryId}/list-items
 */
export const listItemsInCategory = /* @__PURE__ */ operation<
  [categoryId: string, treeReference: TreeReference, options?: ListItemsInCategoryOptions],
  ListItemsInCategoryResponse
>({
  id: 'stores.categories.listItemsInCategory',
  method: 'GET',
  path: '/categories/v1/categories/{categoryId}/list-items',
  fallback: '/categories/v1/categories/{categoryId}/list-items',
  args: ['categoryId', 'treeReference', '...options'],
  repeatable: true,
});
