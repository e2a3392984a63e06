import { readField, toComparable } from './comparable-values.js';
import type { DataItem } from './data-item.js';

/** Calculation of an aggregation. */
export interface Calculation {
  /** Field of the result. */
  readonly name: string;
  readonly kind: 'average' | 'min' | 'max' | 'sum' | 'itemCount';
  /** Field of the items. Absent for `itemCount`. */
  readonly field?: string;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Lowest or highest of the values that are strings, numbers or dates. `null` if there are none. */
function findExtreme(values: readonly unknown[], sign: 1 | -1): unknown {
  let found: unknown = null;
  for (const value of values) {
    const left = toComparable(value);
    const right = toComparable(found);
    if (left === null || left === undefined || Array.isArray(left)) continue;
    if (right === null || (typeof left === typeof right && (left < (right as typeof left) ? -sign : sign) > 0))
      found = value;
  }
  return found;
}

function calculate({ kind, field }: Calculation, items: readonly DataItem[]): unknown {
  if (kind === 'itemCount' || field === undefined) return items.length;
  const values = items.map((item) => readField(item, field));
  if (kind === 'min' || kind === 'max') return findExtreme(values, kind === 'max' ? 1 : -1);
  const numbers = values.filter(isNumber);
  const sum = numbers.reduce((total, number) => total + number, 0);
  if (kind === 'sum') return sum;
  return numbers.length === 0 ? null : sum / numbers.length;
}

/**
 * Groups items by their values of the grouping fields, and calculates values of each group. The ID of a group is its value,
 * or an object of its values if there are several fields. Without grouping fields, all items are one group without an ID.
 */
export function aggregateItems(
  items: readonly DataItem[],
  groupingFields: readonly string[],
  calculations: readonly Calculation[],
): readonly Readonly<Record<string, unknown>>[] {
  const groups = new Map<string, { values: Record<string, unknown>; members: DataItem[] }>();
  for (const item of items) {
    const values = Object.fromEntries(groupingFields.map((name) => [name, readField(item, name) ?? null]));
    const key = JSON.stringify(values);
    const group = groups.get(key) ?? { values, members: [] };
    group.members.push(item);
    groups.set(key, group);
  }
  const [only, ...others] = groupingFields;
  return Array.from(groups.values(), ({ values, members }) => ({
    ...(only !== undefined && { _id: others.length > 0 ? values : values[only] }),
    ...values,
    ...Object.fromEntries(calculations.map((calculation) => [calculation.name, calculate(calculation, members)])),
  }));
}

/** Different values of a field, in ascending order of their first appearance. Entries of lists count as values. */
export function listDistinctValues(items: readonly DataItem[], field: string): readonly unknown[] {
  const values = items.flatMap((item): unknown[] => {
    const value = readField(item, field);
    if (value === undefined || value === null) return [];
    return Array.isArray(value) ? value : [value];
  });
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
