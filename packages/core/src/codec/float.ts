import type { Codec } from './codec.js';

/**
 * Codec of numbers: `"NaN"`, `"Infinity"` and `"-Infinity"` in responses become numbers, because JSON has none for
 * them.
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
