import type { Codec } from './codec.js';

/**
 * A field that is the same on both sides: nothing inside it is renamed or converted. For documents with fields of their
 * own, such as rich content, whose nodes have an `id` that is no entity's.
 *
 * @example
 * ```ts
 * import { verbatim } from '@cartwright/core';
 *
 * export const value = verbatim.decode({ id: 'node-1' }); // { id: 'node-1' }
 * ```
 */
export const verbatim: Codec = { decode: (wire) => wire, encode: (value) => value, takesLists: true };
