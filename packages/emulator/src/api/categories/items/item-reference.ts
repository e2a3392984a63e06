import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isMissing, isObject } from '../../../kernel/input/object.js';
import { storesAppIds } from '../../../shop/line-items/catalog-reference.js';

/** App ID of the items of a store. */
const [storesAppId = ''] = storesAppIds;

/** Reference to an item of a catalog. */
export interface ItemReference {
  readonly catalogItemId: string;
  readonly appId: string;
}

/** Formats the reference to a product. */
export const formatItem = (catalogItemId: string): ItemReference => ({ catalogItemId, appId: storesAppId });

/** Whether an item belongs to the catalog of the store. */
export const isProduct = ({ appId }: ItemReference): boolean => storesAppIds.includes(appId);

/** Reads the reference to an item, whose fields are both required. */
function readItem(read: FieldReader, value: unknown, field: string): ItemReference {
  const input = read.required(value, field);
  const id = (name: 'catalogItemId' | 'appId'): string => {
    if (isObject(value) && isMissing(input[name])) read.missing(`${field}.${name}`);
    return read.string(input[name], `${field}.${name}`, { min: 1, max: 36 }) ?? '';
  };
  return { catalogItemId: id('catalogItemId'), appId: id('appId') };
}

/**
 * Reads the item of a request: `{ item: { catalogItemId, appId } }`.
 *
 * @throws {ValidationError} if the request has no valid item
 */
export function requestedItem(request: unknown): ItemReference {
  const read = new FieldReader();
  const item = readItem(read, isObject(request) ? request['item'] : undefined, 'item');
  read.check();
  return item;
}

/**
 * Reads the items of a request: `{ items: [{ catalogItemId, appId }] }`.
 *
 * @throws {ValidationError} if the list is invalid, or has not between `min` and `max` items
 */
export function requestedItems(request: unknown, bounds: { min: number; max: number }): readonly ItemReference[] {
  const read = new FieldReader();
  const value = isObject(request) ? request['items'] : undefined;
  if (bounds.min > 0 && isMissing(value)) read.missing('items');
  const list = read.list(value, 'items', bounds) ?? [];
  const items = list.map((item, index) => readItem(read, item, `items[${index}]`));
  read.check();
  return items;
}
