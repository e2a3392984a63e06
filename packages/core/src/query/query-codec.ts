import { encode, wireName, type Codec } from '../codec/codec.js';
import type { Query, Sort } from './query.js';
import type { Json } from '../json/json.js';

const filterToWire = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(filterToWire);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [wireName(key), filterToWire(child)]));
};

/** A query's field names on the wire: in its filter, also inside dotted paths, and in its sort. */
export const queryCodec: Codec = {
  decode: (wire) => wire,
  encode(value) {
    const { filter, sort, ...rest } = value as Query;
    const wire = encode(rest, undefined) as Json;
    if (filter !== undefined) wire.filter = filterToWire(filter);
    if (sort) wire.sort = sort.map((one: Sort) => ({ ...one, fieldName: wireName(one.fieldName) }));
    return wire;
  },
};
