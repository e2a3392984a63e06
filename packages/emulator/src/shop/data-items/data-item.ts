import { ApplicationError } from '../../kernel/errors/application-error.js';
import { getKeyIndex } from '../../kernel/query/key-index.js';
import type { Collection } from '../../kernel/state/collection.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { DataCollection } from './data-collection.js';

/** Fields of an item, with its system fields. Dates are `{ $date }` with an ISO 8601 string. */
export type ItemData = Readonly<Record<string, unknown>> & { readonly _id: string; readonly _owner?: string };

/** Item of a data collection. */
export interface DataItem {
  /** Collection ID and item ID. */
  readonly id: string;
  readonly collectionId: string;
  /** Fields, without those that refer to several items. */
  readonly data: ItemData;
  /** IDs of referenced items, by the keys of multi-reference fields. */
  readonly references: Readonly<Record<string, readonly string[]>>;
}

/** Items of all data collections of a tenant. */
export const dataItems = (tenant: Tenant): Collection<DataItem> => tenant.collection<DataItem>('data-items');

/** Key of an item among those of all collections. */
export const itemKey = (collectionId: string, itemId: string): string => `${collectionId} ${itemId}`;

const getCollectionId = ({ collectionId }: DataItem): readonly string[] => [collectionId];

/** Lists the items of a collection, in the order in which they were added. */
export function listItems(tenant: Tenant, collectionId: string): readonly DataItem[] {
  const items = dataItems(tenant);
  return [...(getKeyIndex(items, getCollectionId).get(collectionId) ?? [])].flatMap((id) => items.get(id) ?? []);
}

/** Returns an item, or `undefined`. */
export const findItem = (tenant: Tenant, collectionId: string, itemId: string): DataItem | undefined =>
  dataItems(tenant).get(itemKey(collectionId, itemId));

/** Error for an item that does not exist, or that the caller may not see. */
export const missingItem = ({ id }: DataCollection, itemId: string): ApplicationError =>
  new ApplicationError('notFound', 'WDE0073', `WDE0073: Item [${itemId}] does not exist in collection [${id}].`, {
    itemId,
    dataCollectionId: id,
  });

/** Date as items store it. */
export const toDateField = (date: Date): { readonly $date: string } => ({ $date: date.toISOString() });
