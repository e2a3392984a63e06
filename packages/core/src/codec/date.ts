import { invalidArgument } from '../errors/invalid-argument.js';
import type { Codec } from './codec.js';

/** A wire timestamp and a `Date`. `null` clears a date. */
export const date: Codec = {
  decode: (wire) => (wire ? new Date(wire as string) : undefined),
  encode(value, field) {
    if (value === null || (value instanceof Date && value.getTime() === value.getTime())) return value;
    throw invalidArgument(field, 'a valid Date');
  },
};
