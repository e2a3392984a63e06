import type { FieldReader } from '../../../input/field-reader.js';
import { type TimeZone, formatOffset, getInstant } from '../time-zone.js';
import { type Buckets, presentValues } from './aggregation.js';

const intervals = ['YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR', 'MINUTE', 'SECOND'] as const;

/** Maximum number of intervals in a result. */
const maxIntervals = 200;

const lengths = { DAY: 86_400_000, HOUR: 3_600_000, MINUTE: 60_000, SECOND: 1000 };

/** Start of the interval of a local time. Weeks start on Monday. */
function getStart(interval: (typeof intervals)[number], local: number): number {
  const date = new Date(local);
  if (interval === 'YEAR') return Date.UTC(date.getUTCFullYear(), 0);
  if (interval === 'MONTH') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  if (interval === 'WEEK') {
    const midnight = Math.floor(local / lengths.DAY) * lengths.DAY;
    return midnight - ((date.getUTCDay() + 6) % 7) * lengths.DAY;
  }
  return Math.floor(local / lengths[interval]) * lengths[interval];
}

/** Reads a `DATE_HISTOGRAM` aggregation: intervals in the time zone of the search, without empty ones, in order. */
export function readDateBuckets(read: FieldReader, input: unknown, at: string, zone: TimeZone): Buckets {
  const given = read.required(input, at)['interval'];
  if (given === undefined || given === null) read.missing(`${at}.interval`);
  const interval = read.enumeration(given, `${at}.interval`, intervals) ?? 'DAY';
  return {
    resultField: 'dateHistogram',
    nestedField: 'dateHistogram',
    getKeys: (cell) => {
      const starts = presentValues(cell).map((value) => {
        const instant = Number(value);
        return getStart(interval, instant + zone.offsetAt(instant));
      });
      return [...new Set(starts)];
    },
    select: (counts) => [...counts.keys()].sort((left, right) => Number(left) - Number(right)).slice(0, maxIntervals),
    format: (key) => {
      const offset = zone.offsetAt(getInstant(Number(key), zone.offsetAt));
      return { value: new Date(Number(key)).toISOString().replace('Z', formatOffset(offset)) };
    },
  };
}
