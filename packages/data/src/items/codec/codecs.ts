import type { Codec } from '@cartwright/core';
import { toFilterObject } from '../filter/conditions.js';
import { decodeValue, encodeValue } from './values.js';

/** Codec of values that keep their field names: filters, distinct values, results of aggregations. */
export const valueCodec: Codec = { decode: decodeValue, encode: encodeValue, convertsLists: true };

/** Codec of items: an item in the SDK, `{ id, data }` on the platform. */
export const itemCodec: Codec = {
  decode: (value) => decodeValue((value as { data?: unknown } | null)?.data),
  encode: (item, field) => ({ id: (item as { _id?: string } | null)?._id, data: encodeValue(item, field) }),
};

/** Codec of filters, which are objects or builders. */
export const filterCodec: Codec = {
  decode: (value) => value,
  encode: (filter, field) => encodeValue(toFilterObject(filter), field),
};
