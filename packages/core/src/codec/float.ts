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
  decode: (value) => (typeof value === 'string' && /^(NaN|-?Infinity)$/.test(value) ? Number(value) : value),
  encode: (value) => (typeof value === 'number' && !Number.isFinite(value) ? String(value) : value),
};
