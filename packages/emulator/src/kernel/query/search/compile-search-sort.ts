import { isObject } from '../../input/object.js';
import type { Document } from '../../state/collection.js';
import { type Cell, compareKeys } from '../column.js';
import type { Comparable } from '../field.js';
import { queryError } from '../query-error.js';
import type { SortRule } from '../sort-indexes.js';
import type { Table } from '../table.js';
import { type SearchField, type SearchFields, declaredField, undeclared } from './search-field.js';

const maxRules = 10;

/** Finds the list of objects that a field such as `categories.index` belongs to. */
function toList<T>(fields: SearchFields<T>, name: string): { prefix: string; list: SearchField<T> } | undefined {
  for (const [listName, list] of fields) {
    if (list.items && name.startsWith(`${listName}.`)) return { prefix: `${listName}.`, list };
  }
  return undefined;
}

/**
 * Compiles `selectItemsBy: [{ 'categories.id': id }]`: which items of a list of objects give the sort key.
 *
 * @throws {ValidationError} for fields that the items do not have
 */
function compileSelection<T extends Document>(
  table: Table<T>,
  fields: SearchFields<T>,
  name: string,
  selectItemsBy: unknown,
  at: string,
): (row: number, item: number) => boolean {
  if (selectItemsBy === undefined || selectItemsBy === null) return () => true;
  if (!Array.isArray(selectItemsBy) || !selectItemsBy.every(isObject))
    throw queryError(at, 'must be a list of conditions', 'FORMAT');
  const tests = selectItemsBy.flatMap(Object.entries<unknown>).map(([path, wanted]) => {
    const found = toList(fields, name);
    const field = found && path.startsWith(found.prefix) && found.list.items?.get(path.slice(found.prefix.length));
    if (!field) throw undeclared(path, 'filterable', at);
    const { cells } = table.column(field);
    return (row: number, item: number) => {
      const values = cells[row];
      return typeof values === 'object' && values?.[item] === wanted;
    };
  });
  return (row, item) => tests.every((test) => test(row, item));
}

/** Sort keys of a list field: the first key of the selected items in sort order, for each of the rows. */
function getKeys(
  cells: readonly Cell[],
  rows: readonly number[],
  isSelected: (row: number, item: number) => boolean,
  descending: boolean,
): Comparable[] {
  const keys = new Array<Comparable>(cells.length);
  for (const row of rows) {
    const values = cells[row];
    let first: Comparable = null;
    for (const [item, value] of (typeof values === 'object' ? (values ?? []) : []).entries()) {
      if (typeof value === 'object' || !isSelected(row, item)) continue;
      const key = typeof value === 'string' ? value.toLowerCase() : value;
      if (compareKeys(key, first, descending) < 0) first = key;
    }
    keys[row] = first;
  }
  return keys;
}

/**
 * Compiles the sort order of a search: a list of `{ fieldName, order, selectItemsBy }`.
 *
 * @param rows - Rows that will be sorted.
 * @throws {ValidationError} for fields that are not declared as sortable, and other invalid values
 */
export function compileSearchSort<T extends Document>(
  table: Table<T>,
  fields: SearchFields<T>,
  sort: unknown,
  path: string,
  rows: readonly number[],
): SortRule<T>[] {
  if (sort === undefined || sort === null) return [];
  if (!Array.isArray(sort)) throw queryError(path, 'must be a list', 'FORMAT');
  if (sort.length > maxRules) throw queryError(path, `must have at most ${maxRules} items`, 'MAX_SIZE');
  return sort.map((rule: unknown, index) => {
    const at = `${path}[${index}]`;
    if (!isObject(rule)) throw queryError(at, 'must be an object', 'FORMAT');
    const { fieldName, order, selectItemsBy } = rule;
    if (typeof fieldName !== 'string') throw queryError(`${at}.fieldName`, 'must be a string', 'FORMAT');
    const field = declaredField(fields, fieldName, 'sortable', `${at}.fieldName`);
    if (order !== undefined && order !== null && order !== 'ASC' && order !== 'DESC')
      throw queryError(`${at}.order`, 'must be one of ASC, DESC', 'INVALID_ENUM_VALUE');
    const descending = order === 'DESC';
    if (!toList(fields, fieldName) && field.type !== 'list') return { field, descending };
    const isSelected = compileSelection(table, fields, fieldName, selectItemsBy, `${at}.selectItemsBy`);
    return { field, descending, keys: getKeys(table.column(field).cells, rows, isSelected, descending) };
  });
}
