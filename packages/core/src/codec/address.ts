import { encode as encodeFields, type Codec } from './codec.js';
import { float } from './float.js';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Renames the keys of a copy; the other fields pass. */
const renamed = (value: Json, names: Record<string, string>): Json => {
  const copy: Json = {};
  for (const key of Object.keys(value)) copy[names[key] ?? key] = value[key];
  return copy;
};

const mapValues = (value: unknown, convert: (item: unknown) => unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, convert(item)])) : value;

/** A wire address and the SDK's: `formattedAddress`, `geocode` and `addressLine` have other names. */
export const address: Codec = {
  decode(wire) {
    if (!isObject(wire)) return wire;
    const value = renamed(wire, { formattedAddress: 'formatted', geocode: 'location', addressLine: 'addressLine1' });
    if ('location' in value) value.location = mapValues(value.location, (item) => float.decode(item));
    return value;
  },
  encode(value) {
    if (!isObject(value)) return value;
    const { countryFullname: _c, subdivisionFullname: _s, ...rest } = value;
    const wire = renamed(rest, { formatted: 'formattedAddress', location: 'geocode', addressLine1: 'addressLine' });
    if ('geocode' in wire) wire.geocode = mapValues(wire.geocode, (item) => float.encode(item, 'location'));
    return encodeFields(wire, undefined);
  },
};
