import { ApplicationError } from '../../kernel/errors/application-error.js';
import { isObject } from '../../kernel/input/object.js';
import { type ItemChange, replaceItem, requireItem } from './change-items.js';
import type { DataItem } from './data-item.js';
import { changeReferences, readReferences } from './item-references.js';

/** Change of one field of an item. */
export interface FieldChange {
  readonly path: string;
  readonly action: 'SET_FIELD' | 'REMOVE_FIELD' | 'INCREMENT_FIELD' | 'APPEND_TO_ARRAY' | 'REMOVE_FROM_ARRAY';
  readonly value: unknown;
}

/** The code is a guess: the platform does not document it. */
const invalid = (description: string) => new ApplicationError('invalidArgument', 'WDE0080', `WDE0080: ${description}`);

/** Value of a field after a change. `undefined` removes it. */
function changeValue({ action, path, value }: FieldChange, before: unknown): unknown {
  if (action === 'SET_FIELD') return value;
  if (action === 'REMOVE_FIELD') return undefined;
  if (action === 'INCREMENT_FIELD') {
    if (typeof value !== 'number' || typeof (before ?? 0) !== 'number') throw invalid(`${path} must be a number`);
    return ((before as number | undefined) ?? 0) + value;
  }
  if (!Array.isArray(before ?? [])) throw invalid(`${path} must be a list`);
  const list = (before ?? []) as unknown[];
  if (action === 'APPEND_TO_ARRAY') return [...list, value];
  const removed = JSON.stringify(value);
  return list.filter((one) => JSON.stringify(one) !== removed);
}

/** Copies an object with the field at a path changed. */
function changePath(object: unknown, path: readonly string[], change: (before: unknown) => unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(object);
  const copy: Record<string, unknown> = isObject(object) ? { ...object } : {};
  const value = changePath(Object.hasOwn(copy, name) ? copy[name] : undefined, rest, change);
  if (value === undefined) delete copy[name];
  else copy[name] = value;
  return copy;
}

const referenceModes: Readonly<Partial<Record<FieldChange['action'], 'add' | 'remove' | 'replace'>>> = {
  SET_FIELD: 'replace',
  REMOVE_FIELD: 'remove',
  APPEND_TO_ARRAY: 'add',
  REMOVE_FROM_ARRAY: 'remove',
};

/**
 * Changes fields of an item and leaves the others as they are. Multi-reference fields are changed like lists.
 *
 * @throws {ApplicationError} 400 for a change that does not fit the value, 404 if the collection has no item with this ID
 */
export function patchItem(change: ItemChange, itemId: string, changes: readonly FieldChange[]): DataItem {
  const { tenant, collection } = change;
  let item = requireItem(change, 'update', itemId);
  for (const one of changes) {
    const { action, path, value } = one;
    if (path.startsWith('_')) throw invalid(`${path} is a system field`);
    const mode = referenceModes[action];
    const isMulti = collection.fields.some(({ key, type }) => key === path && type === 'MULTI_REFERENCE');
    if (isMulti && mode) {
      const ids = action === 'REMOVE_FIELD' ? (item.references[path] ?? []) : readReferences(value);
      item = changeReferences(tenant, collection, item, { key: path, ids, mode });
    } else {
      const data = changePath(item.data, path.split('.'), (before) => changeValue(one, before)) as DataItem['data'];
      item = { ...item, data };
    }
  }
  return replaceItem(change, item, item.data);
}
