import { isObject, type Json } from '../json/json.js';
import { decode, encode, type Codec } from './codec.js';
import { float } from './float.js';

const coordinates = { latitude: float, longitude: float };

/** Renamed fields: names on the platform and in the SDK. */
const names = [
  ['formattedAddress', 'formatted'],
  ['geocode', 'location'],
  ['addressLine', 'addressLine1'],
] as const;

/** Copies an object with renamed fields. They win over fields that already have the new name. */
function renamed(value: Json, from: 0 | 1, to: 0 | 1): Json {
  const copy = { ...value };
  for (const name of names) {
    const field = value[name[from]];
    delete copy[name[from]];
    if (field !== undefined) copy[name[to]] = field;
  }
  return copy;
}

/**
 * Codec of addresses: renames `formattedAddress`, `geocode` and `addressLine` of the response to `formatted`,
 * `location` and `addressLine1`.
 *
 * @example
 * ```ts
 * import { address } from '@cartwright/core';
 *
 * export const value = address.decode({ city: 'Oslo', addressLine: 'Karl Johans gate 1' }); // { city: 'Oslo', addressLine1: 'Karl Johans gate 1' }
 * ```
 */
export const address: Codec = {
  decode: (value) => (isObject(value) ? decode(renamed(value, 0, 1), { location: coordinates }) : value),
  encode(value) {
    if (!isObject(value)) return value;
    const { countryFullname: _country, subdivisionFullname: _subdivision, ...rest } = value;
    return encode(renamed(rest, 1, 0), { geocode: coordinates });
  },
};
