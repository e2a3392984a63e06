import type { Codec } from './codec.js';

/**
 * Codec that leaves a field and everything in it unchanged. For documents such as rich content, whose nodes have an
 * `id` that must not be renamed.
 *
 * @example
 * ```ts
 * import { verbatim } from '@cartwright/core';
 *
 * export const value = verbatim.decode({ id: 'node-1' }); // { id: 'node-1' }
 * ```
 */
export const verbatim: Codec = { decode: (value) => value, encode: (value) => value, convertsLists: true };
