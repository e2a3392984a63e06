import { isObject } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Caller } from '../../protocol/auth/caller.js';
import { type DataCollection, dataCollections, requireReference } from './data-collection.js';
import { type DataItem, dataItems, findItem, type ItemData, listItems } from './data-item.js';
import { checkPermission, ownsItem } from './permissions.js';

/** Reads the IDs of a reference: an ID, an item, or a list of them. */
export function readReferences(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(readReferences);
  const id = isObject(value) ? value['_id'] : value;
  return typeof id === 'string' && id !== '' ? [id] : [];
}

/** IDs of the items that a field refers to. */
export function getReferences(collection: DataCollection, item: DataItem, key: string): readonly string[] {
  const { type } = requireReference(collection, key);
  return type === 'MULTI_REFERENCE' ? (item.references[key] ?? []) : readReferences(item.data[key]);
}

/** Changes the IDs of a multi-reference field, without duplicates. */
export function changeReferences(
  tenant: Tenant,
  collection: DataCollection,
  item: DataItem,
  change: { readonly key: string; readonly ids: readonly string[]; readonly mode: 'add' | 'remove' | 'replace' },
): DataItem {
  const { key, ids, mode } = change;
  requireReference(collection, key, true);
  const before = item.references[key] ?? [];
  const kept = mode === 'replace' ? [] : before.filter((id) => mode === 'add' || !ids.includes(id));
  const after = mode === 'remove' ? kept : [...new Set([...kept, ...ids])];
  return dataItems(tenant).put({ ...item, references: { ...item.references, [key]: after } });
}

/** Removes the references to an item from the multi-reference fields of all collections. */
export function forgetReferences(tenant: Tenant, collectionId: string, itemId: string): void {
  for (const { id, fields } of dataCollections(tenant).values()) {
    const keys = fields.filter((field) => field.referencedCollectionId === collectionId).map(({ key }) => key);
    if (keys.length === 0) continue;
    for (const item of listItems(tenant, id)) {
      const entries = Object.entries(item.references).map(([key, ids]) =>
        keys.includes(key) && ids.includes(itemId)
          ? ([key, ids.filter((one) => one !== itemId)] as const)
          : ([key, ids] as const),
      );
      if (entries.some(([key, ids]) => ids !== item.references[key]))
        dataItems(tenant).put({ ...item, references: Object.fromEntries(entries) });
    }
  }
}

/** Reference field to return with its items. */
export interface Inclusion {
  readonly key: string;
  /** Maximum number of items of a multi-reference field. */
  readonly limit: number;
}

/** Returns the item that a reference names. `undefined` if it does not exist, or if the caller may not read it. */
export function resolveReference(
  tenant: Tenant,
  caller: Caller,
  collectionId: string | undefined,
  itemId: string,
): DataItem | undefined {
  const collection = dataCollections(tenant).get(collectionId ?? '');
  const item = collection && findItem(tenant, collection.id, itemId);
  if (!item) return undefined;
  checkPermission(collection, 'read', caller);
  return ownsItem(collection, 'read', caller, item) ? item : undefined;
}

/** Fields of an item, with the included references as items. */
export function withReferences(
  tenant: Tenant,
  caller: Caller,
  collection: DataCollection,
  item: DataItem,
  inclusions: readonly Inclusion[],
): ItemData {
  const data: Record<string, unknown> & { _id: string } = { ...item.data };
  for (const { key, limit } of inclusions) {
    const { type, referencedCollectionId } = requireReference(collection, key);
    const found = getReferences(collection, item, key)
      .slice(0, type === 'MULTI_REFERENCE' ? limit : 1)
      .flatMap((id) => resolveReference(tenant, caller, referencedCollectionId, id)?.data ?? []);
    if (type === 'MULTI_REFERENCE') data[key] = found;
    else if (found[0]) data[key] = found[0];
  }
  return data;
}
