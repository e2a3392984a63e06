import { CartwrightError } from '../errors/cartwright-error.js';
import type { Codec } from './codec.js';

/** A wire timestamp and a `Date`. `null` clears a date. */
export const date: Codec = {
  decode: (wire) => (wire === null || wire === '' ? undefined : new Date(wire as string)),
  encode(value, field) {
    if (value === null) return null;
    if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString();
    throw new CartwrightError(`"${field}" must be a valid Date`, { kind: 'validation', code: 'invalid_date' });
  },
};
