import { platformName, type Codec, type Shape } from '../codec/codec.js';

/** Codec of a text that names a field, such as `brand._id`. Other values are unchanged, so that the platform reports them. */
export const fieldName: Codec = {
  decode: (value) => value,
  encode: (value) => (typeof value === 'string' ? platformName(value) : value),
};

/**
 * Shape of queries: converts the field names in the sort order, such as `_id` to `id`. Those of the filter are converted
 * as in any request.
 *
 * @example
 * ```ts
 * import { operation, queryShape } from '@cartwright/core';
 *
 * export const queryNotes = operation<[query: object], object>({
 *   id: 'notes.queryNotes',
 *   method: 'POST',
 *   path: '/notes/v1/notes/query',
 *   args: ['query'],
 *   request: { query: queryShape },
 * });
 * ```
 */
export const queryShape: Shape = { sort: { fieldName } };
