import { isObject } from '../../kernel/input/object.js';
import { bulkItems, readReturnEntity } from '../../protocol/http/bulk-items.js';
import { type Route, type RouteContext, route } from '../../protocol/routing/route.js';
import { insertItem, type ItemChange, removeItem, saveItem, updateItem } from '../../shop/data-items/change-items.js';
import type { DataAction } from '../../shop/data-items/data-collection.js';
import type { DataItem } from '../../shop/data-items/data-item.js';
import { patchItem } from '../../shop/data-items/patch-item.js';
import { checkPermission } from '../../shop/data-items/permissions.js';
import { formatItem } from './format-item.js';
import { readFieldChanges } from './items-routes.js';
import { readChange, readId, readItem, readRequest } from './read-request.js';

/** Maximum number of items of most bulk requests. */
const MAX_ITEMS = 1000;

/** Maximum number of items that one request patches. */
const MAX_PATCHES = 100;

/** Result of an item in a bulk request. */
interface Outcome {
  readonly id: string;
  readonly action: string;
  readonly item: DataItem;
}

/** Bulk request: the field with its items, what it does with each, and the permission that it needs. */
interface Bulk {
  readonly field: 'dataItems' | 'dataItemIds' | 'patches';
  /** Action of the results of items that fail. */
  readonly action: string;
  /** Permissions, of which the caller needs one. */
  readonly permissions: readonly DataAction[];
  readonly max?: number;
  /** Applies an item of the request. */
  readonly apply: (change: ItemChange, item: unknown) => { readonly action: string; readonly item: DataItem };
}

/** Checks that the caller has one of the permissions. Each item is checked as well. */
function checkAnyPermission({ collection, caller }: ItemChange, permissions: readonly DataAction[]): void {
  const [first = 'read', ...others] = permissions;
  try {
    checkPermission(collection, first, caller);
  } catch (error) {
    if (others.length === 0) throw error;
    checkAnyPermission({ collection, caller } as ItemChange, others);
  }
}

/** Applies the items of a bulk request. Each succeeds, or fails on its own. */
function handleBulk(context: RouteContext, { action, apply, field, max = MAX_ITEMS, permissions }: Bulk): object {
  const request = readRequest(context, context.body);
  const { read, input, tenant } = request;
  const change = readChange(request);
  if (input[field] === undefined) read.missing(field);
  const items = read.list(input[field], field, { min: 1, max }) ?? [];
  read.check();
  checkAnyPermission(change, permissions);
  const actions: string[] = [];
  const { results, bulkActionMetadata } = bulkItems<unknown, Outcome>(tenant, {
    items,
    getId,
    apply: (item) => {
      actions.push(action);
      const applied = apply(change, item);
      actions[actions.length - 1] = applied.action;
      return { id: applied.item.data._id, ...applied };
    },
    format: readReturnEntity(input) && (({ item }) => formatItem(item)),
    name: 'dataItem',
  });
  return { results: results.map((result, index) => ({ action: actions[index], ...result })), bulkActionMetadata };
}

/** ID of an item in the results. */
function getId(item: unknown): string | undefined {
  if (!isObject(item)) return typeof item === 'string' ? item : undefined;
  const id = item['id'] ?? item['dataItemId'];
  return typeof id === 'string' ? id : undefined;
}

const bulkInsert = route({
  id: 'data.items.bulkInsert',
  method: 'POST',
  paths: ['/wix-data/v2/bulk/items/insert', '/data/v2/bulk/items/insert'],
  access: 'visitor',
  handle: (context) =>
    handleBulk(context, {
      field: 'dataItems',
      action: 'INSERT',
      permissions: ['insert'],
      apply: (change, given) => {
        const { id, data } = readItem(given);
        return { action: 'INSERT', item: insertItem(change, id, data) };
      },
    }),
});

const bulkUpdate = route({
  id: 'data.items.bulkUpdate',
  method: 'POST',
  paths: ['/wix-data/v2/bulk/items/update', '/data/v2/bulk/items/update'],
  access: 'visitor',
  handle: (context) =>
    handleBulk(context, {
      field: 'dataItems',
      action: 'UPDATE',
      permissions: ['update'],
      apply: (change, given) => {
        const { id, data } = readItem(given);
        return { action: 'UPDATE', item: updateItem(change, id, data) };
      },
    }),
});

const bulkSave = route({
  id: 'data.items.bulkSave',
  method: 'POST',
  paths: ['/wix-data/v2/bulk/items/save', '/data/v2/bulk/items/save'],
  access: 'visitor',
  handle: (context) =>
    handleBulk(context, {
      field: 'dataItems',
      action: 'INSERT',
      permissions: ['insert', 'update'],
      apply: (change, given) => {
        const { id, data } = readItem(given);
        const { inserted, item } = saveItem(change, id, data);
        return { action: inserted ? 'INSERT' : 'UPDATE', item };
      },
    }),
});

const bulkRemove = route({
  id: 'data.items.bulkRemove',
  method: 'POST',
  paths: ['/wix-data/v2/bulk/items/remove', '/data/v2/bulk/items/remove'],
  access: 'visitor',
  handle: (context) =>
    handleBulk(context, {
      field: 'dataItemIds',
      action: 'DELETE',
      permissions: ['remove'],
      apply: (change, id) => ({ action: 'DELETE', item: removeItem(change, String(id)) }),
    }),
});

const bulkPatch = route({
  id: 'data.items.bulkPatch',
  method: 'POST',
  paths: ['/wix-data/v2/bulk/items/patch', '/data/v2/bulk/items/patch'],
  access: 'visitor',
  handle: (context) =>
    handleBulk(context, {
      field: 'patches',
      action: 'PATCH',
      permissions: ['update'],
      max: MAX_PATCHES,
      apply: (change, given) => {
        const { read } = readRequest(context, context.body);
        const patch = read.required(given, 'patches');
        const id = readId(read, patch, 'dataItemId');
        const changes = readFieldChanges(read, patch, 'patches');
        read.check();
        return { action: 'PATCH', item: patchItem(change, id, changes) };
      },
    }),
});

/** The routes of several items. */
export const bulkItemRoutes: readonly Route[] = [bulkInsert, bulkUpdate, bulkSave, bulkRemove, bulkPatch];
