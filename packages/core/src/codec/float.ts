import type { Codec } from './codec.js';

/**
 * A number, or on the wire one of the words for the numbers that JSON lacks.
 *
 * @example
 * ```ts
 * import { float } from '@cartwright/core';
 *
 * export const value = float.decode('NaN'); // NaN
 * ```
 */
export const float: Codec = {
  decode: (wire) => (typeof wire === 'string' && /^(NaN|-?Infinity)$/.test(wire) ? Number(wire) : wire),
  encode: (value) => (typeof value === 'number' && !Number.isFinite(value) ? String(value) : value),
};
