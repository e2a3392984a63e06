import type { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { type Route, route } from '../../protocol/routing/route.js';
import {
  insertItem,
  removeItem,
  requireItem,
  saveItem,
  truncate,
  updateItem,
} from '../../shop/data-items/change-items.js';
import { type FieldChange, patchItem } from '../../shop/data-items/patch-item.js';
import { itemFormat } from './format-item.js';
import { readAllInclusions, readChange, readId, readInclusions, readItem, readRequest } from './read-request.js';

/** Reads the fields that a request returns. */
export const readFields = (read: FieldReader, value: unknown, at: string): readonly string[] => {
  // A query string with one field has no list.
  const list = typeof value === 'string' ? [value] : value;
  return (read.list(list, at) ?? []).filter((field) => typeof field === 'string');
};

const getItem = route({
  id: 'data.items.get',
  method: 'GET',
  paths: ['/wix-data/v2/items/{dataItemId}', '/data/v2/items/{dataItemId}'],
  access: 'visitor',
  handle: (context) => {
    const request = readRequest(context, context.query);
    const fields = readFields(request.read, request.input['fields'], 'fields');
    const inclusions = readInclusions(request);
    request.read.check();
    const item = requireItem(request, 'read', context.params['dataItemId'] ?? '');
    return { dataItem: itemFormat(request, inclusions, fields)(item) };
  },
});

const insert = route({
  id: 'data.items.insert',
  method: 'POST',
  paths: ['/wix-data/v2/items', '/data/v2/items'],
  access: 'visitor',
  handle: (context) => {
    const request = readRequest(context, context.body);
    const change = readChange(request);
    const inclusions = readAllInclusions(request);
    request.read.check();
    const { id, data } = readItem(request.input['dataItem']);
    return { dataItem: itemFormat(request, inclusions)(insertItem(change, id, data)) };
  },
});

const update = route({
  id: 'data.items.update',
  method: 'POST',
  paths: ['/wix-data/v2/items/update', '/data/v2/items/update'],
  access: 'visitor',
  handle: (context) => {
    const request = readRequest(context, context.body);
    const change = readChange(request);
    const inclusions = readAllInclusions(request);
    request.read.check();
    const { id, data } = readItem(request.input['dataItem']);
    return { dataItem: itemFormat(request, inclusions)(updateItem(change, id, data)) };
  },
});

const save = route({
  id: 'data.items.save',
  method: 'POST',
  paths: ['/wix-data/v2/items/save', '/data/v2/items/save'],
  access: 'visitor',
  handle: (context) => {
    const request = readRequest(context, context.body);
    const change = readChange(request);
    const inclusions = readAllInclusions(request);
    request.read.check();
    const { id, data } = readItem(request.input['dataItem']);
    const { inserted, item } = saveItem(change, id, data);
    return { action: inserted ? 'INSERTED' : 'UPDATED', dataItem: itemFormat(request, inclusions)(item) };
  },
});

const remove = route({
  id: 'data.items.remove',
  method: 'POST',
  paths: ['/wix-data/v2/items/remove', '/data/v2/items/remove'],
  access: 'visitor',
  handle: (context) => {
    const request = readRequest(context, context.body);
    const change = readChange(request);
    const dataItemId = readId(request.read, request.input, 'dataItemId');
    request.read.check();
    return { dataItem: itemFormat(request, [])(removeItem(change, dataItemId)) };
  },
});

const truncateItems = route({
  id: 'data.items.truncate',
  method: 'POST',
  paths: ['/wix-data/v2/items/truncate', '/data/v2/items/truncate'],
  access: 'visitor',
  handle: (context) => {
    truncate(readRequest(context, context.body));
    return {};
  },
});

const actions = {
  SET_FIELD: 'setFieldOptions',
  REMOVE_FIELD: '',
  INCREMENT_FIELD: 'incrementFieldOptions',
  APPEND_TO_ARRAY: 'appendToArrayOptions',
  REMOVE_FROM_ARRAY: 'removeFromArrayOptions',
} as const;

const actionNames = Object.keys(actions) as (keyof typeof actions)[];

/** Reads the changes of a patch. */
export const readFieldChanges = (read: FieldReader, patch: Input, at: string): readonly FieldChange[] =>
  (read.list(patch['fieldModifications'], `${at}.fieldModifications`) ?? []).flatMap((one, index) => {
    const where = `${at}.fieldModifications[${index}]`;
    const modification = read.object(one, where) ?? {};
    const path = readId(read, modification, 'fieldPath');
    const action = read.enumeration(modification['action'], `${where}.action`, actionNames);
    if (action === undefined) return [];
    const options = modification[actions[action]];
    return { path, action, value: isObject(options) ? options['value'] : undefined };
  });

const patch = route({
  id: 'data.items.patch',
  method: 'POST',
  paths: ['/wix-data/v2/items/patch', '/data/v2/items/patch'],
  access: 'visitor',
  handle: (context) => {
    const request = readRequest(context, context.body);
    const change = readChange(request);
    const given = request.read.required(request.input['patch'], 'patch');
    const dataItemId = readId(request.read, given, 'dataItemId');
    const changes = readFieldChanges(request.read, given, 'patch');
    request.read.check();
    return { dataItem: itemFormat(request, [])(patchItem(change, dataItemId, changes)) };
  },
});

/** The routes of single items. */
export const itemRoutes: readonly Route[] = [getItem, insert, update, save, remove, truncateItems, patch];
