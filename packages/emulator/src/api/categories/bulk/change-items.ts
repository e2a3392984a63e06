import type { Tenant } from '../../../kernel/state/tenant.js';
import { categoryError } from '../../../shop/catalog-v3/categories/category-error.js';
import { addItem, removeItem } from '../../../shop/catalog-v3/categories/category-items.js';
import { type ItemReference, isProduct } from '../items/item-reference.js';

/** Change of the items of a category. */
export type ItemChange = (tenant: Tenant, categoryId: string, item: ItemReference) => void;

/**
 * Adds an item to a category.
 *
 * @throws {ApplicationError} `ITEM_NOT_FOUND` if the catalog does not have it
 */
export const add: ItemChange = (tenant, categoryId, item) => {
  if (!isProduct(item)) throw categoryError('ITEM_NOT_FOUND', 'The tree is for products of the store.', item);
  addItem(tenant, categoryId, item.catalogItemId);
};

/** Removes an item from a category. Without the item, nothing changes. */
export const remove: ItemChange = (tenant, categoryId, item) => {
  if (isProduct(item)) removeItem(tenant, categoryId, item.catalogItemId);
};
