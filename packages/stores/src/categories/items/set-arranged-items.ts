import { operation } from '@cartwright/core';
import type { TreeReference } from '../../catalog-v3/tree-reference.js';
import type { ItemReference } from '../entity/item-reference.js';
import type { CategoryApplicationErrors } from '../errors/category-error-code.js';

/** Options for `setArrangedItems`. */
export interface SetArrangedItemsOptions {
  /** Items of the category, in their order; at most 100. Replaces the current list. */
  items?: readonly ItemReference[];
}

/** Response of `setArrangedItems`. */
export interface SetArrangedItemsResponse {
  /** Arranged items. */
  items?: ItemReference[];
}

/** Application errors of `setArrangedItems`. */
export type SetArrangedItemsApplicationErrors = CategoryApplicationErrors<'ITEM_NOT_IN_CATEGORY'>;

/**
 * Sets the arranged items of a category, which come first with `useCategoryArrangement`. Requires a merchant identity.
 *
 * @param categoryId - Category ID.
 * @param treeReference - Tree of the category.
 * @param options - Arranged items, in their order.
 * @returns The arranged items.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link SetArrangedItemsApplicationErrors}, such as `ITEM_NOT_IN_CATEGORY`.
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
 * const item = (productId: string) => ({ catalogItemId: productId, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' });
 *
 * export const arrange = (categoryId: string, productIds: string[]) =>
 *   client.categories.setArrangedItems(categoryId, treeReference, { items: productIds.map(item) });
 * ```
 * @see POST /categories/v1/categories/{categoryId}/set-arranged-items
 */
export const setArrangedItems = /* @__PURE__ */ operation<
  [categoryId: string, treeReference: TreeReference, options?: SetArrangedItemsOptions],
  SetArrangedItemsResponse
>({
  id: 'stores.categories.setArrangedItems',
  method: 'POST',
  path: '/categories/v1/categories/{categoryId}/set-arranged-items',
  args: ['categoryId', 'treeReference', '...options'],
});
