import { queryCodec, type Codec } from '@cartwright/core';

/** Codec of queries without an empty filter, which the platform rejects with `INVALID_FILTER`. */
export const withoutEmptyFilterCodec: Codec = {
  decode: (value) => value,
  encode(value, field) {
    const { filter, ...query } = queryCodec.encode(value, field) as { filter?: object };
    return filter && Object.keys(filter).length > 0 ? { ...query, filter } : query;
  },
};
