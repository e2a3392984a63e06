import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { merchantCaller } from '../../protocol/auth/caller.js';
import { insertItem } from '../../shop/data-items/change-items.js';
import { type DataAction, dataCollections, type DataRole } from '../../shop/data-items/data-collection.js';
import { dataItems } from '../../shop/data-items/data-item.js';
import { readDataCollection } from './read-collection.js';
import { readItem } from './read-request.js';

/** A data collection with its items, for the `dataCollections` option of `createEmulator`. */
export interface DataCollectionSeed {
  /** Collection ID, such as `Posts`. */
  readonly id: string;
  /** Name in the site's CMS. */
  readonly displayName?: string;
  /**
   * Fields in the platform's format, such as `{ key: 'author', type: 'REFERENCE', typeMetadata: { reference: {
   * referencedCollectionId: 'Authors' } } }`. Only reference fields are needed: items may have any others.
   */
  readonly fields?: readonly object[];
  /**
   * Lowest role that may do something with items.
   *
   * @default read: 'ANYONE', all others: 'ADMIN'
   */
  readonly permissions?: Readonly<Partial<Record<DataAction, DataRole>>>;
  /** Items. Dates are `Date` objects or `{ $date }`, references are item IDs. */
  readonly items?: readonly object[];
}

/** Converts dates to the form in which items store them. */
const toStored = (value: unknown): unknown => {
  if (value instanceof Date) return { $date: value.toISOString() };
  if (Array.isArray(value)) return value.map(toStored);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, toStored(one)]));
};

const isSystemField = ([name]: [string, unknown]): boolean => /^_(owner|createdDate|updatedDate)$/.test(name);

/**
 * Adds data collections with their items to a tenant.
 *
 * @throws {ValidationError} for an invalid collection
 */
export function seedDataCollections(tenant: Tenant, seeds: readonly object[] = []): void {
  const added = seeds.map((seed) => {
    const read = new FieldReader();
    const collection = readDataCollection(read, seed as Input, tenant);
    const items = read.list((seed as Input)['items'], 'items', { max: Infinity }) ?? [];
    read.check();
    return { items, collection: dataCollections(tenant).put(collection) };
  });
  for (const { collection, items } of added) {
    const change = { tenant, collection, caller: merchantCaller, savesReferences: true };
    for (const item of items) {
      const { id, data } = readItem({ data: toStored(item) });
      const stored = insertItem(change, id, data);
      const system = Object.fromEntries(Object.entries(data).filter(isSystemField));
      dataItems(tenant).put({ ...stored, data: { ...stored.data, ...system } });
    }
  }
}
