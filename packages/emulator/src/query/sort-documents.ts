import { type FieldType, type FieldValue, type QueryField, type QueryFields, comparable, findField } from './field.js';
import { isObject, violation } from './violation.js';

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
  if (!Array.isArray(sort)) throw violation(path, 'must be a list', 'FORMAT');
  if (sort.length > maxRules) throw violation(path, `must have at most ${maxRules} items`, 'MAX_SIZE');
  return sort.map((rule: unknown, index) => {
    const at = `${path}[${index}]`;
    if (!isObject(rule)) throw violation(at, 'must be an object', 'FORMAT');
    const { fieldName, order = 'ASC' } = rule;
    const field = typeof fieldName === 'string' ? findField(fields, fieldName) : undefined;
    if (!field?.sortable)
      throw violation(`${at}.fieldName`, 'is not a field that can be sorted by', 'OTHER', 'FIELD_NOT_SORTABLE');
    if (order !== 'ASC' && order !== 'DESC') throw violation(`${at}.order`, 'must be ASC or DESC', 'FORMAT');
    return { field, descending: order === 'DESC' };
  });
}

type Key = string | number | boolean | null;

const keyOf = (type: FieldType, value: FieldValue): Key => {
  const key = comparable(type, value);
  return typeof key === 'string' ? key.toLowerCase() : key;
};

/** The first of the numbers below `size`, in order. Short beginnings are picked out without ordering the rest. */
function firstInOrder(size: number, count: number, compare: (left: number, right: number) => number): number[] {
  if (count * 20 > size) return Array.from({ length: size }, (_, index) => index).sort(compare);
  const first: number[] = [];
  for (let index = 0; index < size; index++) {
    const last = first[count - 1];
    if (last !== undefined && compare(index, last) > 0) continue;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(first[middle] ?? 0, index) < 0) low = middle + 1;
      else high = middle;
    }
    first.splice(low, 0, index);
    if (first.length > count) first.pop();
  }
  return first;
}

/**
 * Puts documents in order, ignoring case. Equal ones keep theirs; those without a value come last either way.
 * @param count how many are needed, from the beginning; all unless given
 */
export function sortDocuments<T>(
  documents: readonly T[],
  rules: readonly SortRule<T>[],
  count: number = documents.length,
): readonly T[] {
  if (rules.length === 0) return documents;
  const keys = rules.map(({ field }) => documents.map((document) => keyOf(field.type, field.read(document))));
  const signs = rules.map(({ descending }) => (descending ? -1 : 1));
  const compare = (left: number, right: number): number => {
    for (let index = 0; index < keys.length; index++) {
      const a = keys[index]?.[left] ?? null;
      const b = keys[index]?.[right] ?? null;
      if (a === b) continue;
      if (a === null) return 1;
      if (b === null) return -1;
      return a < b ? -(signs[index] ?? 1) : (signs[index] ?? 1);
    }
    return left - right;
  };
  return firstInOrder(documents.length, count, compare).flatMap((index) => documents[index] ?? []);
}
