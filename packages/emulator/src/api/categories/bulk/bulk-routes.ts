import { add, type ItemChange, remove } from './change-items.js';
import { updateRequestedCategory } from '../categories-routes.js';
import { categoryFormat } from '../format-category.js';
import { type ItemReference, requestedItem, requestedItems } from '../items/item-reference.js';
import { checkTree } from '../tree-reference.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../../kernel/input/object.js';
import { bulkItems, entityId, readBulk, readBulkIds } from '../../../protocol/http/bulk-items.js';
import { route, type RouteContext } from '../../../protocol/routing/route.js';
import { categoryError } from '../../../shop/catalog-v3/categories/category-error.js';
import { entriesOfItem, hasItem } from '../../../shop/catalog-v3/categories/category-items.js';
import { requireCategory, type StoredCategory } from '../../../shop/catalog-v3/categories/category.js';
import { checkManagingApp } from '../../../shop/catalog-v3/categories/check-managed.js';
import { setCategoryVisibility } from '../../../shop/catalog-v3/categories/set-category-visibility.js';

/** Applies a change to an item in several categories. Each succeeds or fails on its own. */
const changeCategoriesOfItem = (
  { caller, tenant }: RouteContext,
  item: ItemReference,
  categoryIds: readonly string[],
  change: ItemChange,
) =>
  bulkItems(tenant, {
    items: categoryIds,
    apply(id) {
      const category = requireCategory(tenant, id);
      checkManagingApp(category, caller.id);
      change(tenant, id, item);
      return category;
    },
  });

/**
 * Applies a change to the items of a request in one category. Each succeeds or fails on its own.
 *
 * @throws {ApplicationError} 404 `CATEGORY_NOT_FOUND`, `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED`
 */
function changeItemsOfCategory(
  { body, caller, params, tenant }: RouteContext,
  change: ItemChange,
  max: number,
): object {
  checkTree(body);
  const items = requestedItems(body, { min: 1, max });
  const { id, ...category } = requireCategory(tenant, params['categoryId'] ?? '');
  checkManagingApp({ id, ...category }, caller.id);
  const { bulkActionMetadata, results } = bulkItems<ItemReference, { id: string }>(tenant, {
    items,
    apply(item) {
      change(tenant, id, item);
      return { id: item.catalogItemId };
    },
  });
  const named = results.map(({ itemMetadata: { id: _, ...metadata } }) => ({
    itemMetadata: { item: items[metadata.originalIndex], ...metadata },
  }));
  return { results: named, bulkActionMetadata };
}

/** Adds up to 1,000 items to a category. */
export const bulkAddItemsToCategory = route({
  id: 'stores.categories.bulkAddItemsToCategory',
  method: 'POST',
  paths: ['/categories/v1/bulk/categories/{categoryId}/add-items', '/v1/bulk/categories/{categoryId}/add-items'],
  access: 'merchant',
  handle: (context) => changeItemsOfCategory(context, add, 1000),
});

/** Removes up to 100 items from a category. */
export const bulkRemoveItemsFromCategory = route({
  id: 'stores.categories.bulkRemoveItemsFromCategory',
  method: 'POST',
  paths: ['/categories/v1/bulk/categories/{categoryId}/remove-items', '/v1/bulk/categories/{categoryId}/remove-items'],
  access: 'merchant',
  handle: (context) => changeItemsOfCategory(context, remove, 100),
});

function readCategoryIds(body: unknown): readonly string[] {
  const read = new FieldReader();
  const ids = read.ids((isObject(body) && body['categoryIds']) || [], 'categoryIds', { max: 1000 });
  read.check();
  return ids;
}

/** Adds an item to the categories of a list, and removes it from all others but the one of all products. */
export const bulkSetItemCategories = route({
  id: 'stores.categories.bulkSetItemCategories',
  method: 'POST',
  paths: ['/categories/v1/bulk/categories/set-item-categories', '/v1/bulk/categories/set-item-categories'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    checkTree(body);
    const item = requestedItem(body);
    const ids = readCategoryIds(body);
    const former = entriesOfItem(tenant, item.catalogItemId).map(({ categoryId }) => categoryId);
    const added = changeCategoriesOfItem(
      context,
      item,
      ids.filter((id) => !hasItem(tenant, id, item.catalogItemId)),
      add,
    );
    const removed = changeCategoriesOfItem(
      context,
      item,
      former.filter((id) => !ids.includes(id)),
      remove,
    );
    const sum = (name: 'totalSuccesses' | 'totalFailures') =>
      added.bulkActionMetadata[name] + removed.bulkActionMetadata[name];
    return {
      addResults: added.results,
      removeResults: removed.results,
      bulkActionMetadata: {
        totalSuccesses: sum('totalSuccesses'),
        totalFailures: sum('totalFailures'),
        undetailedFailures: 0,
      },
    };
  },
});

/** Adds an item to up to 100 categories. */
export const bulkAddItemToCategories = route({
  id: 'stores.categories.bulkAddItemToCategories',
  method: 'POST',
  paths: ['/categories/v1/bulk/categories/add-item', '/v1/bulk/categories/add-item'],
  access: 'merchant',
  handle(context) {
    const { body } = context;
    checkTree(body);
    return changeCategoriesOfItem(context, requestedItem(body), readBulkIds(body, 'categoryIds'), add);
  },
});

/**
 * Checks that a field with another operation, visibility or parent, keeps its value.
 *
 * @throws {ApplicationError} `UPDATE_OF_FIELD_NOT_ALLOWED`
 */
function checkOtherFields({ parentCategory, visible }: Input, category: StoredCategory): void {
  const parentId = isObject(parentCategory) ? parentCategory['id'] : undefined;
  const field =
    (!isMissing(visible) && visible !== category.visible && 'visible') ||
    (!isMissing(parentId) && parentId !== category.parentId && 'parentCategory');
  if (field) throw categoryError('UPDATE_OF_FIELD_NOT_ALLOWED', `${field} has another operation.`, { field });
}

/** Updates up to 100 categories. Each requires its current revision. */
export const bulkUpdateCategories = route({
  id: 'stores.categories.bulkUpdateCategories',
  method: 'POST',
  paths: ['/categories/v1/bulk/categories/update', '/v1/bulk/categories/update'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    checkTree(body);
    const { items, returnEntity } = readBulk(body, 'categories');
    const format = categoryFormat(context, body);
    return bulkItems(tenant, {
      items,
      getId: entityId('category'),
      apply: (item) => updateRequestedCategory(context, item, undefined, checkOtherFields),
      format: returnEntity && format,
      name: 'category',
    });
  },
});

/** Removes an item from up to 100 categories. */
export const bulkRemoveItemFromCategories = route({
  id: 'stores.categories.bulkRemoveItemFromCategories',
  method: 'POST',
  paths: ['/categories/v1/bulk/categories/remove-item', '/v1/bulk/categories/remove-item'],
  access: 'merchant',
  handle(context) {
    const { body } = context;
    checkTree(body);
    return changeCategoriesOfItem(context, requestedItem(body), readBulkIds(body, 'categoryIds'), remove);
  },
});

/** Shows up to 100 categories. Those with a hidden parent fail. */
export const bulkShowCategories = route({
  id: 'stores.categories.bulkShowCategories',
  method: 'POST',
  paths: ['/categories/v1/bulk/categories/show', '/v1/bulk/categories/show'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    checkTree(body);
    const items = readBulkIds(body, 'categoryIds');
    const { returnEntity } = readBulk(body, 'categoryIds');
    const format = categoryFormat(context, body);
    return bulkItems(tenant, {
      items,
      apply(id) {
        const category = requireCategory(tenant, id);
        return category.visible ? category : setCategoryVisibility(tenant, category, true);
      },
      format: returnEntity && format,
      name: 'category',
    });
  },
});
