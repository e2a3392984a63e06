import { FieldReader } from '../../../input/field-reader.js';
import type { Input } from '../../../input/object.js';
import type { FieldType } from '../../field.js';
import {
  type Buckets,
  type NestedAggregation,
  presentValues,
  type Scalar,
  type SimpleAggregation,
} from './aggregation.js';
import { readDateBuckets } from './date-buckets.js';
import { readValueBuckets } from './value-buckets.js';
import { declaredField, type SearchFields } from '../search-field.js';
import type { TimeZone } from '../time-zone.js';

/** Range of numbers: `from` is included, `to` is not. */
interface Range {
  readonly from?: number;
  readonly to?: number;
}

/** Largest number of a range. */
const max = Number.MAX_VALUE;

/** Reads an end of a range. Infinite ends are strings in JSON. */
const readEnd = (read: FieldReader, value: unknown, at: string): number | undefined => {
  if (value === 'Infinity' || value === '-Infinity') return Number(value);
  return read.number(value, at, { min: -max, max });
};

/** Reads a `RANGE` aggregation: a value belongs to the first of the ranges that includes it. */
function readRangeBuckets(read: FieldReader, input: unknown, at: string): Buckets {
  const list = read.list(read.required(input, at)['buckets'], `${at}.buckets`, { min: 1, max: 50 }) ?? [];
  const ranges = list.map((item, index): Range => {
    const path = `${at}.buckets[${index}]`;
    const bucket = read.required(item, path);
    const from = readEnd(read, bucket['from'], `${path}.from`);
    const to = readEnd(read, bucket['to'], `${path}.to`);
    if (from === undefined && to === undefined) read.missing(`${path}.from`);
    return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  });
  const getRange = (value: number): number =>
    ranges.findIndex(({ from = -Infinity, to = Infinity }) => value >= from && value < to);
  return {
    resultField: 'ranges',
    nestedField: 'range',
    getKeys: (cell) => {
      const found = presentValues(cell).map((value) => getRange(Number(value)));
      return [...new Set(found)].filter((index) => index >= 0);
    },
    select: () => [...ranges.keys()],
    format: (key) => ranges[Number(key)] ?? {},
  };
}

const simpleTypes = ['VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM'] as const;

const numbers: readonly FieldType[] = ['number', 'numeric', 'decimal'];

/** Types of fields that an aggregation supports. All, if absent. */
const fieldTypes: Partial<Record<(typeof simpleTypes)[number], readonly FieldType[]>> = {
  RANGE: numbers,
  DATE_HISTOGRAM: ['date'],
};

/** Reads the aggregations of a search. */
class AggregationReader<T> {
  readonly #read = new FieldReader();
  readonly #fields: SearchFields<T>;
  readonly #zone: TimeZone;

  constructor(fields: SearchFields<T>, zone: TimeZone) {
    this.#fields = fields;
    this.#zone = zone;
  }

  /** @throws {ValidationError} for invalid aggregations, and for fields that are not declared as aggregatable */
  all(value: unknown, at: string): (SimpleAggregation<T> | NestedAggregation<T>)[] {
    const list = this.#read.list(value, at, { max: 10 }) ?? [];
    const aggregations = list.map((item, index) => {
      const input = this.#read.required(item, `${at}[${index}]`);
      return input['type'] === 'NESTED'
        ? this.#nested(input, `${at}[${index}]`)
        : this.#simple(input, `${at}[${index}]`);
    });
    this.#read.check();
    return aggregations;
  }

  #nested(input: Input, at: string): NestedAggregation<T> {
    const nested = this.#read.required(input['nested'], `${at}.nested`);
    const path = `${at}.nested.nestedAggregations`;
    const items = this.#read.list(nested['nestedAggregations'] ?? [], path, { min: 2, max: 3 }) ?? [];
    const levels = items.map((item, index) => {
      const level = this.#simple(this.#read.required(item, `${path}[${index}]`), `${path}[${index}]`);
      return { ...level, name: level.name ?? level.fieldPath };
    });
    if (new Set(levels.map(({ name }) => name)).size < levels.length)
      this.#read.addViolation(path, 'must not have two aggregations with one name', 'OTHER', { ruleName: 'DUPLICATE' });
    return { name: this.#name(input, at), type: 'NESTED', levels };
  }

  #simple(input: Input, at: string): SimpleAggregation<T> {
    const read = this.#read;
    if (!input['type']) read.missing(`${at}.type`);
    const type = read.enumeration(input['type'], `${at}.type`, simpleTypes) ?? 'VALUE';
    const fieldPath = read.string(input['fieldPath'] ?? '', `${at}.fieldPath`, { min: 1, max: 200 }) ?? '';
    read.check();
    const field = declaredField(this.#fields, fieldPath, 'aggregatable', `${at}.fieldPath`);
    const kind = this.#kind(type, input, at, field.type);
    return { name: this.#name(input, at), type, fieldPath, field, kind };
  }

  #kind(type: (typeof simpleTypes)[number], input: Input, at: string, fieldType: FieldType): Buckets | Scalar {
    const read = this.#read;
    if (fieldTypes[type]?.includes(fieldType) === false)
      read.addViolation(`${at}.fieldPath`, `cannot be aggregated by ${type}`, 'OTHER');
    if (type === 'RANGE') return readRangeBuckets(read, input['range'], `${at}.range`);
    if (type === 'DATE_HISTOGRAM')
      return readDateBuckets(read, input['dateHistogram'], `${at}.dateHistogram`, this.#zone);
    if (type === 'VALUE') return readValueBuckets(read, input['value'], `${at}.value`, fieldType);
    const given = read.required(input['scalar'], `${at}.scalar`)['type'];
    if (!given) read.missing(`${at}.scalar.type`);
    const scalar = read.enumeration(given, `${at}.scalar.type`, ['COUNT_DISTINCT', 'MIN', 'MAX']) ?? 'COUNT_DISTINCT';
    if (scalar !== 'COUNT_DISTINCT' && fieldType !== 'date' && !numbers.includes(fieldType))
      read.addViolation(`${at}.fieldPath`, `cannot be aggregated by ${scalar}`, 'OTHER');
    return { scalar };
  }

  #name(input: Input, at: string): string | undefined {
    return this.#read.string(input['name'], `${at}.name`, { max: 100 }) || undefined;
  }
}

/**
 * Reads the aggregations of a search.
 *
 * @throws {ValidationError} for invalid aggregations, and for fields that are not declared as aggregatable
 */
export const readAggregations = <T>(
  fields: SearchFields<T>,
  value: unknown,
  at: string,
  zone: TimeZone,
): (SimpleAggregation<T> | NestedAggregation<T>)[] => new AggregationReader(fields, zone).all(value, at);
