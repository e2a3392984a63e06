import type { Document } from '../../../state/collection.js';
import type { Cell, Column } from '../../column.js';
import type { Comparable, QueryField } from '../../field.js';
import type { Table } from '../../table.js';

/** Key of a bucket: a value, the number of a range, or the start of an interval. */
export type Key = Exclude<Comparable, null>;

/** Buckets that an aggregation counts documents in. */
export interface Buckets {
  /** Keys of the buckets that a value, or a list of values, belongs to. Each at most once. */
  getKeys(cell: Cell): readonly Key[];
  /** Keys of the returned buckets, in order. */
  select(counts: ReadonlyMap<Key, number>): readonly Key[];
  /** Formats a bucket, such as `{ value }` or `{ from, to }`. */
  format(key: Key): object;
  /** Field of the result that has the buckets, and the field of a nested result. */
  readonly resultField: 'values' | 'ranges' | 'dateHistogram';
  readonly nestedField: 'value' | 'range' | 'dateHistogram';
}

/** Number calculated from all values. */
export interface Scalar {
  readonly scalar: 'COUNT_DISTINCT' | 'MIN' | 'MAX';
}

/** Aggregation of one field. */
export interface SimpleAggregation<T> {
  readonly name: string | undefined;
  readonly type: 'VALUE' | 'RANGE' | 'SCALAR' | 'DATE_HISTOGRAM';
  readonly fieldPath: string;
  readonly field: QueryField<T>;
  readonly kind: Buckets | Scalar;
}

/** Aggregations, each within the buckets of the previous one. */
export interface NestedAggregation<T> {
  readonly name: string | undefined;
  readonly type: 'NESTED';
  readonly levels: readonly (SimpleAggregation<T> & { readonly name: string })[];
}

/** Values of a cell without the absent ones. */
export const presentValues = (cell: Cell): Key[] =>
  typeof cell === 'object' ? (cell ?? []).flatMap(presentValues) : [cell];

/** Counts the documents by value of a column, as pairs of a value and its count. */
export function countCells<T>(column: Column<T>, rows: readonly number[]): [cell: Cell, count: number][] {
  const { cells, codes } = column.dictionary();
  const counts = new Uint32Array(cells.length);
  for (const row of rows) {
    const code = codes[row] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return cells.flatMap((cell, code): [Cell, number][] => {
    const count = counts[code] ?? 0;
    return count > 0 ? [[cell, count]] : [];
  });
}

/** Counts the documents of each bucket. */
export function countBuckets<T extends Document>(
  table: Table<T>,
  field: QueryField<T>,
  buckets: Buckets,
  rows: readonly number[],
): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const [cell, count] of countCells(table.column(field), rows)) {
    for (const key of buckets.getKeys(cell)) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return counts;
}
