import type { Codec, Shape } from '../codec/codec.js';
import { float } from '../codec/float.js';
import { isObject } from '../json/json.js';
import { fieldName, queryShape } from './query-shape.js';

/** Shape of the free text of a search: converts the names of the searched fields. */
export const searchDetailsShape: Shape = { fields: fieldName };

const aggregation: Shape = { fieldPath: fieldName, range: { buckets: { from: float, to: float } } };

/**
 * Shape of searches: converts field names in the sort order, the aggregations and the searched fields, such as `brand._id`
 * to `brand.id`. Those of the filter are converted as in any request.
 *
 * @example
 * ```ts
 * import { operation, searchShape } from '@cartwright/core';
 *
 * export const searchNotes = operation<[search: object], object>({
 *   id: 'notes.searchNotes',
 *   method: 'POST',
 *   path: '/notes/v1/notes/search',
 *   args: ['search'],
 *   request: { search: searchShape },
 * });
 * ```
 */
export const searchShape: Shape = {
  ...queryShape,
  aggregations: { ...aggregation, nested: { nestedAggregations: aggregation } },
  search: searchDetailsShape,
};

const decodeEnds = (range: unknown): void => {
  if (isObject(range)) for (const end of ['from', 'to']) if (end in range) range[end] = float.decode(range[end]);
};

/** Results of nested aggregations by name: their numbers can be NaN or Infinity. */
const nestedResults: Codec = {
  decode(value) {
    for (const result of isObject(value) ? Object.values(value) : []) {
      if (!isObject(result)) continue;
      decodeEnds(result['range']);
      const scalar = result['scalar'];
      if (isObject(scalar) && 'value' in scalar) scalar['value'] = float.decode(scalar['value']);
    }
    return value;
  },
  encode: (value) => value,
};

const counts: Shape = { ranges: { results: { from: float, to: float } }, scalar: { value: float } };

/** Shape of {@link AggregationData}: numbers that can be NaN or Infinity. */
export const aggregationDataShape: Shape = {
  results: {
    ...counts,
    groupedByValue: { results: { nestedResults: counts } },
    nested: { results: { results: nestedResults } },
  },
};
