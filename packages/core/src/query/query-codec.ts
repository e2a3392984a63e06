import { platformName, type Codec } from '../codec/codec.js';
import { isObject } from '../json/json.js';
import { encodePath, mapList } from './encode-fields.js';

const encodeFilter = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(encodeFilter);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, nested]) => [platformName(key), encodeFilter(nested)]));
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
  decode: (value) => value,
  encode(value) {
    if (!isObject(value)) return value;
    const { filter, sort, ...rest } = value;
    return {
      ...rest,
      filter: encodeFilter(filter),
      sort: mapList(sort, (one) => ({ ...one, fieldName: encodePath(one['fieldName']) })),
    };
  },
};
