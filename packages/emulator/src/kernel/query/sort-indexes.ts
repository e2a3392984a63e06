import { isObject } from '../input/object.js';
import type { Document } from '../state/collection.js';
import { compareKeys } from './column.js';
import { type QueryField, type QueryFields, findField } from './field.js';
import type { Table } from './table.js';
import { queryError } from './query-error.js';

/** One rule of an order: a field, ascending or descending. */
export interface SortRule<T> {
  readonly field: QueryField<T>;
  readonly descending: boolean;
}

const maxRules = 10;

/**
 * Reads the `sort` of a query: a list of `{ fieldName, order: 'ASC' | 'DESC' }`.
 * @throws {ValidationError} for fields that cannot be sorted by and for other orders
 */
export function compileSort<T>(fields: QueryFields<T>, sort: unknown, path = 'query.sort'): SortRule<T>[] {
  if (sort === undefined || sort === null) return [];
  if (!Array.isArray(sort)) throw queryError(path, 'must be a list', 'FORMAT');
  if (sort.length > maxRules) throw queryError(path, `must have at most ${maxRules} items`, 'MAX_SIZE');
  return sort.map((rule: unknown, index) => {
    const at = `${path}[${index}]`;
    if (!isObject(rule)) throw queryError(at, 'must be an object', 'FORMAT');
    const { fieldName, order = 'ASC' } = rule;
    const field = typeof fieldName === 'string' ? findField(fields, fieldName) : undefined;
    if (!field?.sortable)
      throw queryError(`${at}.fieldName`, 'is not a field that can be sorted by', 'OTHER', 'FIELD_NOT_SORTABLE');
    if (order !== 'ASC' && order !== 'DESC') throw queryError(`${at}.order`, 'must be ASC or DESC', 'FORMAT');
    return { field, descending: order === 'DESC' };
  });
}

/** The first of the places, in order. Short beginnings are picked out without ordering the rest. */
function firstInOrder(
  places: readonly number[],
  count: number,
  compare: (left: number, right: number) => number,
): readonly number[] {
  if (count * 20 > places.length) return [...places].sort(compare);
  const first: number[] = [];
  for (const place of places) {
    const last = first[count - 1];
    if (last !== undefined && compare(place, last) > 0) continue;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(first[middle] ?? 0, place) < 0) low = middle + 1;
      else high = middle;
    }
    first.splice(low, 0, place);
    if (first.length > count) first.pop();
  }
  return first;
}

/** The first of the places, picked out of the order of all. */
function firstOfOrder(order: Uint32Array, places: readonly number[], count: number): readonly number[] {
  const wanted = new Uint8Array(order.length);
  for (const place of places) wanted[place] = 1;
  const first: number[] = [];
  for (let index = 0; first.length < count && index < order.length; index++) {
    const place = order[index] ?? 0;
    if (wanted[place]) first.push(place);
  }
  return first;
}

/**
 * Puts places of a table in order, ignoring case. Equal ones keep theirs; those without a value come last either way.
 * @param places ascending
 * @param count how many are needed, from the beginning; all unless given
 */
export function sortIndexes<T extends Document>(
  table: Table<T>,
  rules: readonly SortRule<T>[],
  places: readonly number[],
  count: number = places.length,
): readonly number[] {
  const [only] = rules;
  if (!only) return places.slice(0, count);
  if (rules.length === 1) {
    const column = table.column(only.field);
    const isWorthwhile = count * 20 > places.length && places.length * 4 > table.length;
    if (isWorthwhile || column.isOrdered(only.descending)) {
      return firstOfOrder(column.order(only.descending), places, count);
    }
  }
  const keys = rules.map(({ field, descending }) => ({ column: table.column(field).keys, descending }));
  return firstInOrder(places, count, (left, right) => {
    for (const { column, descending } of keys) {
      const order = compareKeys(column[left] ?? null, column[right] ?? null, descending);
      if (order !== 0) return order;
    }
    return left - right;
  });
}
