import { getKeyIndex } from '../../../kernel/query/key-index.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { products } from '../products/product.js';
import {
  type CategoryItem,
  type StoredCategory,
  allProductsCategoryId,
  categories,
  categoryItems,
} from './category.js';
import { categoryError } from './category-error.js';

const byCategory = ({ categoryId }: CategoryItem): readonly string[] => [categoryId];
const byItem = ({ itemId }: CategoryItem): readonly string[] => [itemId];

const entryId = (categoryId: string, itemId: string): string => `${categoryId} ${itemId}`;

/** Entries of a category, oldest first. The category of all products has none. */
export const getEntries = (tenant: Tenant, categoryId: string): CategoryItem[] =>
  [...(getKeyIndex(categoryItems(tenant), byCategory).get(categoryId) ?? [])].flatMap(
    (id) => categoryItems(tenant).get(id) ?? [],
  );

/** Entries of an item in its categories, oldest first, without the category of all products. */
export const entriesOfItem = (tenant: Tenant, itemId: string): CategoryItem[] =>
  [...(getKeyIndex(categoryItems(tenant), byItem).get(itemId) ?? [])].flatMap(
    (id) => categoryItems(tenant).get(id) ?? [],
  );

/** Number of items directly in a category. */
export const itemCount = (tenant: Tenant, categoryId: string): number =>
  categoryId === allProductsCategoryId
    ? products(tenant).size
    : (getKeyIndex(categoryItems(tenant), byCategory).get(categoryId)?.size ?? 0);

/** Whether an item is directly in a category. */
export const hasItem = (tenant: Tenant, categoryId: string, itemId: string): boolean =>
  categoryId === allProductsCategoryId
    ? products(tenant).get(itemId) !== undefined
    : categoryItems(tenant).get(entryId(categoryId, itemId)) !== undefined;

/**
 * Adds an item to a category as its newest one. Adding it again changes nothing.
 *
 * @throws {ApplicationError} `ITEM_NOT_FOUND` if the store has no product with the ID
 */
export function addItem(tenant: Tenant, categoryId: string, itemId: string): void {
  if (!products(tenant).get(itemId))
    throw categoryError('ITEM_NOT_FOUND', 'The catalog has no product with this ID.', { catalogItemId: itemId });
  if (!hasItem(tenant, categoryId, itemId))
    categoryItems(tenant).put({ id: entryId(categoryId, itemId), categoryId, itemId });
}

/** IDs of the arranged items of a category that it still has. */
export const arrangedItemIds = (tenant: Tenant, { arrangedItemIds: ids, id }: StoredCategory): string[] =>
  ids.filter((itemId) => hasItem(tenant, id, itemId));

/** Replaces the arranged items of a category. This is no update of the category. */
export const arrangeItems = (tenant: Tenant, category: StoredCategory, itemIds: readonly string[]): StoredCategory =>
  categories(tenant).put({ ...category, arrangedItemIds: itemIds });

/** Removes an item from a category, and from its arrangement. */
export function removeItem(tenant: Tenant, categoryId: string, itemId: string): void {
  categoryItems(tenant).delete(entryId(categoryId, itemId));
  const category = categories(tenant).get(categoryId);
  if (category?.arrangedItemIds.includes(itemId)) {
    const rest = category.arrangedItemIds.filter((id) => id !== itemId);
    arrangeItems(tenant, category, rest);
  }
}
