import type { Codec } from './codec.js';

const special: Record<string, number> = { NaN, Infinity, '-Infinity': -Infinity };

/** A number, or on the wire one of the words for the numbers that JSON lacks. */
export const float: Codec = {
  decode: (wire) => (typeof wire === 'string' ? (special[wire] ?? wire) : wire),
  encode: (value) => (typeof value === 'number' && !Number.isFinite(value) ? String(value) : value),
};
