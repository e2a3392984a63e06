import { isObject } from '../input/object.js';
import type { Document } from '../state/collection.js';
import { compareKeys } from './column.js';
import { type Comparable, type QueryField, type QueryFields, findField } from './field.js';
import type { Table } from './table.js';
import { queryError } from './query-error.js';

/** Sort rule: a field, and its direction. */
export interface SortRule<T> {
  readonly field: QueryField<T>;
  readonly descending: boolean;
  /** Sort keys by row, if they are not those of the field's column. */
  readonly keys?: readonly Comparable[];
}

const maxRules = 10;

/**
 * Parses the `sort` of a query: a list of `{ fieldName, order: 'ASC' | 'DESC' }`.
 *
 * @throws {ValidationError} for fields that cannot be sorted by, and for other values of `order`
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

/** Sorts values and returns the first `count`. For a small `count` it selects them without sorting all values. */
export function firstInOrder<V extends number | string | boolean>(
  values: readonly V[],
  count: number,
  compare: (left: V, right: V) => number,
): readonly V[] {
  if (count * 20 > values.length) return [...values].sort(compare).slice(0, count);
  const first: V[] = [];
  for (const value of values) {
    const last = first[count - 1];
    if (last !== undefined && compare(value, last) > 0) continue;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(first[middle] ?? value, value) < 0) low = middle + 1;
      else high = middle;
    }
    first.splice(low, 0, value);
    if (first.length > count) first.pop();
  }
  return first;
}

/** Returns the first `count` of the given rows, read from the sorted order of the whole table. */
function firstOfOrder(order: Uint32Array, rows: readonly number[], count: number): readonly number[] {
  const wanted = new Uint8Array(order.length);
  for (const row of rows) wanted[row] = 1;
  const first: number[] = [];
  for (let index = 0; first.length < count && index < order.length; index++) {
    const row = order[index] ?? 0;
    if (wanted[row]) first.push(row);
  }
  return first;
}

/**
 * Sorts rows of a table, ignoring case. Equal rows keep their order; absent values and empty lists come last in both
 * directions. Lists are sorted by their first item in that direction.
 *
 * @param rows - Rows in ascending order.
 * @param count - Number of rows to return. Defaults to all.
 */
export function sortIndexes<T extends Document>(
  table: Table<T>,
  rules: readonly SortRule<T>[],
  rows: readonly number[],
  count: number = rows.length,
): readonly number[] {
  const [only] = rules;
  if (!only) return rows.slice(0, count);
  if (rules.length === 1 && !only.keys) {
    const column = table.column(only.field);
    const isWorthwhile = count * 20 > rows.length && rows.length * 4 > table.length;
    if (isWorthwhile || column.isOrdered(only.descending)) {
      return firstOfOrder(column.order(only.descending), rows, count);
    }
  }
  const keys = rules.map((rule) => ({
    column: rule.keys ?? table.column(rule.field).sortKeys(rule.descending),
    descending: rule.descending,
  }));
  return firstInOrder(rows, count, (left, right) => {
    for (const { column, descending } of keys) {
      const order = compareKeys(column[left] ?? null, column[right] ?? null, descending);
      if (order !== 0) return order;
    }
    return left - right;
  });
}
