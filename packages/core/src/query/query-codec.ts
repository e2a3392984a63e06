import { wireName, type Codec } from '../codec/codec.js';
import { isObject } from '../json/json.js';
import type { Query, Sort } from './query.js';

const filterToWire = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(filterToWire);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [wireName(key), filterToWire(child)]));
};

/**
 * Codec of queries: converts field names in the filter, including dotted paths, and in the sort order, such as `_id` to
 * `id`.
 *
 * @example
 * ```ts
 * import { queryCodec } from '@cartwright/core';
 *
 * export const wire = queryCodec.encode({ filter: { _id: 'mug' } }, 'query'); // { filter: { id: 'mug' } }
 * ```
 */
export const queryCodec: Codec = {
  decode: (wire) => wire,
  encode(value) {
    const { filter, sort, ...rest } = value as Query;
    return {
      ...rest,
      filter: filterToWire(filter),
      sort: sort?.map((one: Sort) => ({ ...one, fieldName: wireName(one.fieldName) })),
    };
  },
};
