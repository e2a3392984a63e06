import type { FieldReader } from '../../../input/field-reader.js';
import type { FieldType } from '../../field.js';
import { firstInOrder } from '../../sort-indexes.js';
import { type Buckets, type Key, presentValues } from './aggregation.js';

/** Default bucket of documents without a value. */
const missingKey = (type: FieldType): Key => {
  if (type === 'boolean') return false;
  return type === 'number' || type === 'numeric' || type === 'decimal' ? 0 : 'N/A';
};

/** Compares values of one type. The name of the bucket of missing values is after numbers. */
const compare = (left: Key, right: Key): number => {
  if (typeof left !== typeof right) return typeof left === 'string' ? 1 : -1;
  return left === right ? 0 : left < right ? -1 : 1;
};

/**
 * Reads a `VALUE` aggregation: one bucket per value, the most frequent ones first. Values with equal counts are in
 * ascending order.
 */
export function readValueBuckets(read: FieldReader, input: unknown, at: string, type: FieldType): Buckets {
  const value = read.object(input, at) ?? {};
  const limit = read.number(value['limit'], `${at}.limit`, { min: 1, max: 250, scale: 0 }) ?? 10;
  const byValue = read.enumeration(value['sortType'], `${at}.sortType`, ['COUNT', 'VALUE']) === 'VALUE';
  const ascending = read.enumeration(value['sortDirection'], `${at}.sortDirection`, ['ASC', 'DESC']) === 'ASC';
  const missing = read.enumeration(value['missingValues'], `${at}.missingValues`, ['EXCLUDE', 'INCLUDE']);
  const options = read.object(value['includeOptions'], `${at}.includeOptions`) ?? {};
  const bucket = read.string(options['addToBucket'], `${at}.includeOptions.addToBucket`, { max: 20 });
  const forMissing = missing === 'INCLUDE' ? [bucket || missingKey(type)] : [];
  const direction = ascending ? 1 : -1;

  return {
    resultField: 'values',
    nestedField: 'value',
    format: (key) => ({
      value: type === 'date' && typeof key === 'number' ? new Date(key).toISOString() : String(key),
    }),
    getKeys(cell) {
      const values = presentValues(cell);
      if (values.length === 0) return forMissing;
      return values.length > 1 ? [...new Set(values)] : values;
    },
    select: (counts) =>
      firstInOrder([...counts.keys()], limit, (left, right) => {
        const byCount = byValue ? 0 : (counts.get(left) ?? 0) - (counts.get(right) ?? 0);
        return byCount !== 0 ? byCount * direction : compare(left, right) * (byValue ? direction : 1);
      }),
  };
}
