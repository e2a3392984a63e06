import { queryCodec, type Codec } from '@cartwright/core';

/** A filter that stands alone: its field names have their wire names on the wire, as in a query. */
export const filterCodec: Codec = {
  decode: (wire) => wire,
  encode: (filter, field) => (queryCodec.encode({ filter }, field) as { filter: unknown }).filter,
};
