import { ApplicationError } from '../../kernel/errors/application-error.js';
import { isObject } from '../../kernel/input/object.js';
import { findDocuments } from '../../kernel/query/run-query.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Caller } from '../../protocol/auth/caller.js';
import { ItemFields, toQueryFilter } from './comparable-values.js';
import type { DataAction, DataCollection } from './data-collection.js';
import {
  type DataItem,
  dataItems,
  findItem,
  type ItemData,
  itemKey,
  listItems,
  missingItem,
  toDateField,
} from './data-item.js';
import { forgetReferences, readReferences } from './item-references.js';
import { checkPermission, ownsItem, refuse } from './permissions.js';

/** Change of items: the collection, who changes it, and the condition that the items must match. */
export interface ItemChange {
  readonly tenant: Tenant;
  readonly collection: DataCollection;
  readonly caller: Caller;
  /** Filter of the data API. */
  readonly condition?: unknown;
  /** Whether values of multi-reference fields are stored. */
  readonly savesReferences?: boolean;
}

/** Maximum size of an item, in characters of its JSON. */
const MAX_SIZE = 500_000;

/** Fields that only the platform sets. */
const systemFields = ['_id', '_owner', '_createdDate', '_updatedDate'];

/**
 * Returns the item to change.
 *
 * @throws {ApplicationError} 404 if it does not exist, belongs to another author, or does not match the condition
 */
export function requireItem(change: ItemChange, action: DataAction, itemId: string): DataItem {
  const { tenant, collection, caller, condition } = change;
  checkPermission(collection, action, caller);
  const item = findItem(tenant, collection.id, itemId);
  if (!item || !ownsItem(collection, action, caller, item)) throw missingItem(collection, itemId);
  const source = { entity: 'data-item', fields: new ItemFields(), documents: [item] };
  if (condition !== undefined && findDocuments(source, toQueryFilter(condition)).length === 0)
    throw missingItem(collection, itemId);
  return item;
}

/** Splits the fields of an item: references by ID, and multi-references apart. */
function store(change: ItemChange, data: ItemData, before: DataItem | undefined): DataItem {
  const { tenant, collection, savesReferences = false } = change;
  const fields: Record<string, unknown> & { _id: string } = { ...data };
  const references: Record<string, readonly string[]> = { ...before?.references };
  for (const { key, type } of collection.fields) {
    const value = fields[key];
    if (type === 'REFERENCE' && isObject(value)) fields[key] = readReferences(value)[0] ?? null;
    if (type !== 'MULTI_REFERENCE') continue;
    if (savesReferences && value !== undefined) references[key] = [...new Set(readReferences(value))];
    delete fields[key];
  }
  if (JSON.stringify(fields).length > MAX_SIZE)
    throw new ApplicationError('invalidArgument', 'WDE0009', 'WDE0009: Document is too large.');
  const id = itemKey(collection.id, data._id);
  return dataItems(tenant).put({ id, collectionId: collection.id, data: fields, references });
}

const withoutSystemFields = (data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !systemFields.includes(name)));

/**
 * Adds an item, with the given ID or a new one.
 *
 * @throws {ApplicationError} 409 if the collection has an item with this ID
 */
export function insertItem(change: ItemChange, itemId: string | undefined, data: object): DataItem {
  const { tenant, collection, caller } = change;
  checkPermission(collection, 'insert', caller);
  const _id = itemId ?? newId();
  if (findItem(tenant, collection.id, _id)) {
    const description = `WDE0074: An item with _id [${_id}] already exists in collection [${collection.id}].`;
    throw new ApplicationError('conflict', 'WDE0074', description, { itemId: _id, dataCollectionId: collection.id });
  }
  const now = toDateField(tenant.clock.now());
  const added = { ...withoutSystemFields(data), _id, _owner: caller.id, _createdDate: now, _updatedDate: now };
  return store(change, added, undefined);
}

/** Stores the new fields of an item. Its owner and its time of creation stay. */
export function replaceItem(change: ItemChange, item: DataItem, data: object): DataItem {
  const { _id, _owner, _createdDate } = item.data;
  const _updatedDate = toDateField(change.tenant.clock.now());
  const system = { _id, ...(_owner !== undefined && { _owner }), _createdDate, _updatedDate };
  return store(change, { ...withoutSystemFields(data), ...system }, item);
}

/**
 * Replaces the fields of an item.
 *
 * @throws {ApplicationError} 400 without an ID, 404 if the collection has no item with it
 */
export function updateItem(change: ItemChange, itemId: string | undefined, data: object): DataItem {
  if (itemId === undefined) {
    checkPermission(change.collection, 'update', change.caller);
    const description = 'WDE0007: Invalid update. Updated object must have a string _id property.';
    throw new ApplicationError('invalidArgument', 'WDE0007', description);
  }
  return replaceItem(change, requireItem(change, 'update', itemId), data);
}

/** Updates the item with this ID, or adds one. */
export function saveItem(change: ItemChange, itemId: string | undefined, data: object) {
  const { tenant, collection } = change;
  const exists = itemId !== undefined && findItem(tenant, collection.id, itemId) !== undefined;
  return { inserted: !exists, item: (exists ? updateItem : insertItem)(change, itemId, data) };
}

/** Removes an item, and the references to it. Returns the removed item. */
export function removeItem(change: ItemChange, itemId: string): DataItem {
  const { tenant, collection } = change;
  const item = requireItem(change, 'remove', itemId);
  dataItems(tenant).delete(item.id);
  forgetReferences(tenant, collection.id, itemId);
  return item;
}

/**
 * Removes all items of a collection, and the references to them.
 *
 * @throws {ApplicationError} 403 for another caller than the merchant
 */
export function truncate({ tenant, collection, caller }: ItemChange): void {
  if (caller.kind !== 'apiKey') throw refuse(collection.id, 'truncate');
  for (const { id, data } of listItems(tenant, collection.id)) {
    dataItems(tenant).delete(id);
    forgetReferences(tenant, collection.id, data._id);
  }
}
