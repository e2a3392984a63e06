import { operation, searchDetailsShape, type SearchDetails, type SearchFilter } from '@cartwright/core';
import type { TreeReference } from '../catalog-v3/tree-reference.js';
import type { CategoryFields } from './query-categories.js';

/** Options for `countCategories`. */
export interface CountCategoriesOptions {
  /** Filter, as in `searchCategories`. */
  filter?: SearchFilter<CategoryFields> | null;
  /** Free text. */
  search?: SearchDetails<'name' | 'description'>;
  /** Tree of the categories. */
  treeReference: TreeReference;
  /**
   * Whether to return hidden categories too. Only for merchants and apps.
   *
   * @default false
   */
  returnNonVisibleCategories?: boolean;
}

/** Response of `countCategories`. */
export interface CountCategoriesResponse {
  /** Number of categories. */
  count?: number;
}

/**
 * Counts categories.
 *
 * @param options - Tree, filter and free text. Without filter and text, all visible categories are counted.
 * @returns The number of categories.
 * @throws `ApiError` with status 400 for a field that does not support filtering.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { categories } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { categories } });
 *
 * const treeReference = { appNamespace: '@wix/stores', treeKey: null };
 *
 * export const total = async () => (await client.categories.countCategories({ treeReference })).count;
 * ```
 * @see POST /categories/v1/categories/count
 */
export const countCategories = /* @__PURE__ */ operation<[options?: CountCategoriesOptions], CountCategoriesResponse>({
  id: 'stores.categories.countCategories',
  method: 'POST',
  path: '/categories/v1/categories/count',
  args: ['...options'],
  request: { search: searchDetailsShape },
  repeatable: true,
});
