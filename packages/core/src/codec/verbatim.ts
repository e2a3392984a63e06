import type { Codec } from './codec.js';

/**
 * A field that is the same on both sides: nothing inside it is renamed or converted. For documents with fields of their
 * own, such as rich content, whose nodes have an `id` that is no entity's.
 *
 * @see Specification, section 3: entities and their fields
 */
export const verbatim: Codec = { decode: (wire) => wire, encode: (value) => value, takesLists: true };
