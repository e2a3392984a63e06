import type { FieldReader } from '../../../input/field-reader.js';
import { type Buckets, presentValues } from './aggregation.js';

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
export function readRangeBuckets(read: FieldReader, input: unknown, at: string): Buckets {
  const list = read.list(read.required(input, at)['buckets'], `${at}.buckets`, { min: 1, max: 50 }) ?? [];
  const ranges = list.map((item, index): Range => {
    const path = `${at}.buckets[${index}]`;
    const bucket = read.required(item, path);
    const from = readEnd(read, bucket['from'], `${path}.from`);
    const to = readEnd(read, bucket['to'], `${path}.to`);
    if (from === undefined && to === undefined) read.missing(`${path}.from`);
    return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  });
  const rangeOf = (value: number): number =>
    ranges.findIndex(({ from = -Infinity, to = Infinity }) => value >= from && value < to);
  return {
    resultField: 'ranges',
    nestedField: 'range',
    keysOf: (cell) => {
      const found = presentValues(cell).map((value) => rangeOf(Number(value)));
      return [...new Set(found)].filter((index) => index >= 0);
    },
    select: () => [...ranges.keys()],
    format: (key) => ranges[Number(key)] ?? {},
  };
}
