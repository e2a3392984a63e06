import { invalidArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';
import { isObject } from '../json/json.js';
import type { Codec } from './codec.js';

/** A duration. Both parts have the same sign. */
export interface Duration {
  /**
   * Whole seconds, as a decimal string.
   *
   * @default '0'
   */
  seconds?: string;
  /**
   * Additional nanoseconds, between -999,999,999 and 999,999,999.
   *
   * @default 0
   */
  nanos?: number;
}

/**
 * Codec of durations: a string such as `3.5s` in responses, `{ seconds: '3', nanos: 500000000 }` in the SDK. Exact to
 * the nanosecond. Invalid strings are left unchanged. `encode` throws a validation error for an invalid duration.
 *
 * @example
 * ```ts
 * import { duration } from '@cartwright/core';
 *
 * export const value = duration.decode('3.5s'); // { seconds: '3', nanos: 500000000 }
 * ```
 */
export const duration: Codec = {
  decode(value) {
    if (typeof value !== 'string') return value ?? undefined;
    const [, sign, whole = '', fraction = ''] = /^(-?)(?=\.?\d)(\d{0,12})(?:\.(\d{0,9})\d*)?s$/.exec(value) ?? [];
    if (sign === undefined) return value;
    const seconds = whole.replace(/^0+(?=\d)/, '') || '0';
    const nanos = Number(fraction.padEnd(9, '0'));
    return { seconds: seconds === '0' ? seconds : sign + seconds, nanos: sign && nanos ? -nanos : nanos };
  },
  encode(value, field) {
    if (value === null || value === undefined) return value;
    const { seconds = '0', nanos = 0 }: Duration = isObject(value) ? value : { nanos: Number.NaN };
    const whole = /^(-?)(\d{1,12})$/.exec(String(seconds));
    const isWhole = Number.isInteger(nanos) && Math.abs(nanos) < 1e9;
    if (!whole || !isWhole || (Number(seconds) !== 0 && nanos !== 0 && Number(seconds) < 0 !== nanos < 0)) {
      throw invalidArgument(field, isDevelopment && 'a duration: whole seconds, and nanos of the same sign');
    }
    const sign = Number(seconds) < 0 || nanos < 0 ? '-' : '';
    const fraction = String(Math.abs(nanos)).padStart(9, '0').replace(/0+$/, '');
    return `${sign}${whole[2]}${fraction && `.${fraction}`}s`;
  },
};
