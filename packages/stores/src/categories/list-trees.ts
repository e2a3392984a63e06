import { operation } from '@cartwright/core';
import type { TreeReference } from '../catalog-v3/tree-reference.js';

/** Response of `listTrees`. */
export interface ListTreesResponse {
  /** Trees; at most 20. */
  trees?: TreeReference[];
}

/**
 * Lists the trees of categories of the site.
 *
 * @returns The trees.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { categories } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { categories } });
 *
 * export const trees = async () => (await client.categories.listTrees()).trees;
 * ```
 * @see GET /categories/v1/categories/list-trees
 */
export const listTrees = /* @__PURE__ */ operation<[], ListTreesResponse>({
  id: 'stores.categories.listTrees',
  method: 'GET',
  path: '/categories/v1/categories/list-trees',
  repeatable: true,
});
