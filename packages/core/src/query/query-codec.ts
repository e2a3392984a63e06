import { wireName, type Codec } from '../codec/codec.js';
import { isObject } from '../json/json.js';
import type { Query, Sort } from './query.js';

const filterToWire = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(filterToWire);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [wireName(key), filterToWire(child)]));
};

/**
 * A query's field names on the wire: in its filter, also inside dotted paths, and in its sort.
 *
 * @example
 * ```ts
 * import { queryCodec } from '@cartwright/core';
 *
 * export const wire = queryCodec.encode({ filter: { _id: 'mug' } }, 'query'); // { filter: { id: 'mug' } }
 * ```
 * @see Specification, section 7: query operators
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
