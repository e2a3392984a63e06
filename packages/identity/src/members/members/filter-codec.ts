import { queryCodec, type Codec } from '@cartwright/core';

/** Codec of a filter outside a query: converts its field names like a query's. */
export const filterCodec: Codec = {
  decode: (value) => value,
  encode: (filter, field) => (queryCodec.encode({ filter }, field) as { filter: unknown }).filter,
};
