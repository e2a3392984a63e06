import { formatItem, isProduct, requestedItem, requestedItems } from './item-reference.js';
import { checkTree } from '../tree-reference.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../../kernel/input/object.js';
import { pageByCursor, readCursorPaging } from '../../../kernel/query/page-by-cursor.js';
import { route, type RouteContext } from '../../../protocol/routing/route.js';
import { allCategories, directCategories } from '../../../shop/catalog-v3/categories/categories-of-item.js';
import { categoryError } from '../../../shop/catalog-v3/categories/category-error.js';
import { arrangedItemIds, arrangeItems, hasItem } from '../../../shop/catalog-v3/categories/category-items.js';
import { requireCategory } from '../../../shop/catalog-v3/categories/category.js';
import { itemIdsIn, type ItemListOptions } from '../../../shop/catalog-v3/categories/list-items.js';

function list({ tenant }: RouteContext, request: unknown): object {
  checkTree(request);
  const items = requestedItems(request, { min: 0, max: 100 });
  const categoriesForItems = items.map((item) => {
    const known = isProduct(item);
    const direct = known ? directCategories(tenant, item.catalogItemId).map(({ id }) => id) : [];
    const all = known ? allCategories(tenant, item.catalogItemId).map(({ id }) => id) : [];
    return { item, directCategoryIds: direct, indirectCategoryIds: all.filter((id) => !direct.includes(id)) };
  });
  return { categoriesForItems };
}

/** Lists the categories of each item, and the ancestors of those. */
export const listCategoriesForItems = [
  route({
    id: 'stores.categories.listCategoriesForItems',
    method: 'GET',
    paths: ['/categories/v1/categories/list-categories-for-items', '/v1/categories/list-categories-for-items'],
    access: 'visitor',
    handle: (context) => list(context, context.query),
  }),
  route({
    id: 'stores.categories.listCategoriesForItems',
    method: 'POST',
    paths: ['/categories/v1/categories/list-categories-for-items', '/v1/categories/list-categories-for-items'],
    access: 'visitor',
    handle: (context) => list(context, context.body),
  }),
];

function listCategories({ tenant }: RouteContext, request: unknown): object {
  checkTree(request);
  const item = requestedItem(request);
  if (!isProduct(item)) return { directCategoryIds: [], allCategoryIds: [] };
  return {
    directCategoryIds: directCategories(tenant, item.catalogItemId).map(({ id }) => id),
    allCategoryIds: allCategories(tenant, item.catalogItemId).map(({ id }) => id),
  };
}

/** Lists the categories of an item, and those with their ancestors. */
export const listCategoriesForItem = [
  route({
    id: 'stores.categories.listCategoriesForItem',
    method: 'GET',
    paths: ['/categories/v1/categories/list-categories-for-item', '/v1/categories/list-categories-for-item'],
    access: 'visitor',
    handle: (context) => listCategories(context, context.query),
  }),
  route({
    id: 'stores.categories.listCategoriesForItem',
    method: 'POST',
    paths: ['/categories/v1/categories/list-categories-for-item', '/v1/categories/list-categories-for-item'],
    access: 'visitor',
    handle: (context) => listCategories(context, context.body),
  }),
];

/** Reads an option, which a query string contains as a string. */
const readFlag = (read: FieldReader, input: Input, name: string): boolean => {
  const value = input[name];
  return read.boolean(value === 'true' ? true : value === 'false' ? false : value, name) ?? false;
};

function readOptions(input: Input): ItemListOptions {
  const read = new FieldReader();
  const options = {
    isArranged: readFlag(read, input, 'useCategoryArrangement'),
    includesDescendants: readFlag(read, input, 'includeItemsFromSubcategories'),
  };
  read.check();
  return options;
}

/** Options that a cursor repeats. */
const isOptions = (value: unknown): value is ItemListOptions => isObject(value) && 'isArranged' in value;

function listItems({ params, tenant }: RouteContext, request: unknown): object {
  checkTree(request);
  const input = isObject(request) ? request : {};
  const given = readOptions(input);
  const category = requireCategory(tenant, params['categoryId'] ?? '');
  const { cursorPaging } = input;
  const isFirst = !isObject(cursorPaging) || isMissing(cursorPaging['cursor']);
  const entity = `items of category ${category.id}`;
  const paging = readCursorPaging(entity, { cursorPaging, ...(isFirst && { filter: given }) }, '', {
    defaultLimit: 100,
    maxLimit: 100,
  });
  const { filter } = paging.criteria;
  const items = itemIdsIn(tenant, category, isOptions(filter) ? filter : given).map((id) => ({ id }));
  const page = pageByCursor(entity, items, paging);
  const { count, cursors } = page.metadata;
  return { items: page.items.map(({ id }) => formatItem(id)), pagingMetadata: { count, cursors } };
}

/** Lists the items of a category, the one added last first, and optionally the arranged ones before them. */
export const listItemsInCategory = [
  route({
    id: 'stores.categories.listItemsInCategory',
    method: 'GET',
    paths: ['/categories/v1/categories/{categoryId}/list-items', '/v1/categories/{categoryId}/list-items'],
    access: 'visitor',
    handle: (context) => listItems(context, context.query),
  }),
  route({
    id: 'stores.categories.listItemsInCategory',
    method: 'POST',
    paths: ['/categories/v1/categories/{categoryId}/list-items', '/v1/categories/{categoryId}/list-items'],
    access: 'visitor',
    handle: (context) => listItems(context, context.body),
  }),
];

/** Gets the arranged items of a category in their order. */
export const getArrangedItems = route({
  id: 'stores.categories.getArrangedItems',
  method: 'GET',
  paths: ['/categories/v1/categories/{categoryId}/arranged-items', '/v1/categories/{categoryId}/arranged-items'],
  access: 'visitor',
  handle({ params, query, tenant }) {
    checkTree(query);
    const category = requireCategory(tenant, params['categoryId'] ?? '');
    return { items: arrangedItemIds(tenant, category).map(formatItem) };
  },
});

/** Replaces the arranged items of a category. */
export const setArrangedItems = route({
  id: 'stores.categories.setArrangedItems',
  method: 'POST',
  paths: [
    '/categories/v1/categories/{categoryId}/set-arranged-items',
    '/v1/categories/{categoryId}/set-arranged-items',
  ],
  access: 'merchant',
  handle({ body, params, tenant }) {
    checkTree(body);
    const items = requestedItems(body, { min: 0, max: 100 });
    const category = requireCategory(tenant, params['categoryId'] ?? '');
    const missing = items.find((item) => !isProduct(item) || !hasItem(tenant, category.id, item.catalogItemId));
    if (missing) throw categoryError('ITEM_NOT_IN_CATEGORY', 'The category does not contain the item.', missing);
    const ids = [...new Set(items.map(({ catalogItemId }) => catalogItemId))];
    return { items: arrangeItems(tenant, category, ids).arrangedItemIds.map(formatItem) };
  },
});
