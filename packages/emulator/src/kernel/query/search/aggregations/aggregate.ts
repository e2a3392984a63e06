import type { Document } from '../../../state/collection.js';
import type { Table } from '../../table.js';
import {
  type Key,
  type NestedAggregation,
  type Scalar,
  type SimpleAggregation,
  countBuckets,
  countCells,
  presentValues,
} from './aggregation.js';

/** Maximum number of groups in the result of a nested aggregation. */
const maxGroups = 1000;

/** Calculates a number. 0 without values, dates in milliseconds since 1970. */
function calculate<T extends Document>(
  table: Table<T>,
  { field }: SimpleAggregation<T>,
  { scalar }: Scalar,
  rows: readonly number[],
): number {
  const values = new Set(countCells(table.column(field), rows).flatMap(([cell]) => presentValues(cell)));
  if (scalar === 'COUNT_DISTINCT') return values.size;
  let result: number | undefined;
  for (const value of values) {
    const number = Number(value);
    if (result === undefined || (scalar === 'MIN' ? number < result : number > result)) result = number;
  }
  return result ?? 0;
}

/** Groups of a nested aggregation, with the results of each level by its name. */
function getGroups<T extends Document>(
  table: Table<T>,
  [level, ...inner]: NestedAggregation<T>['levels'],
  rows: readonly number[],
): Record<string, object>[] {
  if (!level) return [{}];
  const { field, kind, name } = level;
  const nest = (result: object, within: readonly number[]) =>
    getGroups(table, inner, within).map((group) => ({ [name]: result, ...group }));
  if ('scalar' in kind) return nest({ scalar: { value: calculate(table, level, kind, rows) } }, rows);

  const groups = new Map<Key, number[]>();
  const { cells } = table.column(field);
  for (const row of rows) {
    for (const key of kind.getKeys(cells[row] ?? null)) {
      const group = groups.get(key);
      if (group) group.push(row);
      else groups.set(key, [row]);
    }
  }
  const counts = new Map(Array.from(groups, ([key, { length }]) => [key, length]));
  return kind.select(counts).flatMap((key) => {
    const within = groups.get(key);
    return within ? nest({ [kind.nestedField]: { ...kind.format(key), count: within.length } }, within) : [];
  });
}

/** Aggregates the documents of the given rows, in the platform's format. */
export function aggregate<T extends Document>(
  table: Table<T>,
  aggregation: SimpleAggregation<T> | NestedAggregation<T>,
  rows: readonly number[],
): object {
  const { name, type } = aggregation;
  if (aggregation.type === 'NESTED') {
    const results = getGroups(table, aggregation.levels, rows).slice(0, maxGroups);
    return { name, type, nested: { results: results.map((group) => ({ results: group })) } };
  }
  const { field, fieldPath, kind } = aggregation;
  if ('scalar' in kind)
    return { name, type, fieldPath, scalar: { type: kind.scalar, value: calculate(table, aggregation, kind, rows) } };
  const counts = countBuckets(table, field, kind, rows);
  const results = kind.select(counts).map((key) => ({ ...kind.format(key), count: counts.get(key) ?? 0 }));
  return { name, type, fieldPath, [kind.resultField]: { results } };
}
