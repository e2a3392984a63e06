import { isObject, type Json } from '../json/json.js';
import { decode, encode, type Codec } from './codec.js';
import { float } from './float.js';

const coordinates = { latitude: float, longitude: float };

const sdkNames = /* @__PURE__ */ new Map([
  ['formattedAddress', 'formatted'],
  ['geocode', 'location'],
  ['addressLine', 'addressLine1'],
]);

const platformNames = /* @__PURE__ */ new Map([
  ['formatted', 'formattedAddress'],
  ['location', 'geocode'],
  ['addressLine1', 'addressLine'],
]);

/** Copies an object with renamed keys. Renamed fields win over fields that already have the new name. */
const renamed = (value: Json, names: ReadonlyMap<string, string>): Json =>
  Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => +names.has(one) - +names.has(other))
      .map(([key, item]) => [names.get(key) ?? key, item]),
  );

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
  decode: (value) => (isObject(value) ? decode(renamed(value, sdkNames), { location: coordinates }) : value),
  encode(value) {
    if (!isObject(value)) return value;
    const { countryFullname: _country, subdivisionFullname: _subdivision, ...rest } = value;
    return encode(renamed(rest, platformNames), { geocode: coordinates });
  },
};
