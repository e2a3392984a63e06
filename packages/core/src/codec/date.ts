import { invalidArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';
import type { Codec } from './codec.js';

/**
 * Codec of timestamps: an ISO 8601 string in responses, a `Date` in the SDK. `null` clears the field.
 *
 * @example
 * ```ts
 * import { date } from '@cartwright/core';
 *
 * export const value = date.decode('2026-01-01T00:00:00Z'); // a Date
 * ```
 */
export const date: Codec = {
  decode: (value) => (value ? new Date(value as string) : undefined),
  encode(value, field) {
    if (value === null || (value instanceof Date && value.getTime() === value.getTime())) return value;
    throw invalidArgument(field, isDevelopment && 'a valid Date');
  },
};
