import { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../../kernel/input/object.js';
import { pageByCursor, readCursorPaging } from '../../../kernel/query/page-by-cursor.js';
import { type RouteContext, route } from '../../../protocol/routing/route.js';
import { requireCategory } from '../../../shop/catalog-v3/categories/category.js';
import { type ItemListOptions, itemIdsIn } from '../../../shop/catalog-v3/categories/list-items.js';
import { checkTree } from '../tree-reference.js';
import { formatItem } from './item-reference.js';

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

function list({ params, tenant }: RouteContext, request: unknown): object {
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
    handle: (context) => list(context, context.query),
  }),
  route({
    id: 'stores.categories.listItemsInCategory',
    method: 'POST',
    paths: ['/categories/v1/categories/{categoryId}/list-items', '/v1/categories/{categoryId}/list-items'],
    access: 'visitor',
    handle: (context) => list(context, context.body),
  }),
];
