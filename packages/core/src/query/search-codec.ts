import type { Codec, Shape } from '../codec/codec.js';
import { float } from '../codec/float.js';
import { isObject, type Json } from '../json/json.js';
import { encodePath, mapList } from './encode-fields.js';
import { queryCodec } from './query-codec.js';
import type { Query } from './query.js';

type NamedFields = Json & { fieldPath?: unknown; range?: Json; nested?: Json };

const encodeNames = (filter: unknown): unknown => (queryCodec.encode({ filter }, '') as Query).filter;

const encodeAggregation = ({ fieldPath, range, nested, ...rest }: NamedFields): unknown => ({
  ...rest,
  fieldPath: encodePath(fieldPath),
  range: range && {
    ...range,
    buckets: mapList(range['buckets'], (bucket) => ({
      ...bucket,
      from: float.encode(bucket['from'], 'from'),
      to: float.encode(bucket['to'], 'to'),
    })),
  },
  nested: nested && { ...nested, nestedAggregations: mapList(nested['nestedAggregations'], encodeAggregation) },
});

/**
 * Codec of searches: converts field names in the filter, the sort order, the aggregations and the searched fields, such
 * as `brand._id` to `brand.id`.
 *
 * @example
 * ```ts
 * import { searchCodec } from '@cartwright/core';
 *
 * export const wire = searchCodec.encode({ filter: { _id: 'mug' } }, 'search'); // { filter: { id: 'mug' } }
 * ```
 */
export const searchCodec: Codec = {
  decode: (value) => value,
  encode(value) {
    if (!isObject(value)) return value;
    const { filter, sort, aggregations, search, ...rest } = value;
    return {
      ...rest,
      filter: encodeNames(filter),
      sort: mapList(sort, ({ fieldName, selectItemsBy, ...one }) => ({
        ...one,
        fieldName: encodePath(fieldName),
        selectItemsBy: mapList(selectItemsBy, encodeNames),
      })),
      aggregations: mapList(aggregations, encodeAggregation),
      search: searchDetailsCodec.encode(search, 'search'),
    };
  },
};

/** Codec of the free text of a search: converts the names of the searched fields. */
export const searchDetailsCodec: Codec = {
  decode: (value) => value,
  encode: (value) =>
    isObject(value) && Array.isArray(value['fields']) ? { ...value, fields: value['fields'].map(encodePath) } : value,
};

/** Codec of a filter outside a query: converts field names, such as `brand._id` to `brand.id`. */
export const filterCodec: Codec = { decode: (value) => value, encode: encodeNames, convertsLists: true };

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
