import type { Json } from '../json/json.js';
import type { ArgumentPlaces } from './operation-spec.js';

/**
 * Returns a copy of an object with a field added as its first key. If the field is `_id`, removes `id`: a request sends both
 * under the name `id`, so that the other value would replace the ID.
 */
const withField = (object: unknown, field: string, value: unknown): Json => ({
  [field]: value,
  ...(object as Json),
  [field === '_id' ? 'id' : field]: undefined,
  [field]: value,
});

/** Builds the payload. Its fields are in the order of the arguments. If two arguments set a field, the first one is used. */
export const placeArguments = (places: ArgumentPlaces, args: readonly unknown[]): Json =>
  places.reduceRight<Json>((payload, place, index) => {
    const value = args[index];
    const [field, inner] = place.split('.');
    if (!field) return { ...payload, ...(value as Json) };
    return withField(payload, field, inner ? withField(payload[field], inner, value) : value);
  }, {});

/** Converts the path of a field in the payload to its path in the arguments: `customMessage` to `options.customMessage`. */
export function argumentPath(places: ArgumentPlaces, field: string): string {
  for (const place of places) {
    const name = place.replace(/.*\./, '');
    if (place.startsWith('.')) return field && `${name}.${field}`;
    // Names of the platform have no underscore: `_id` is `id`.
    const path = place.replace('_', '');
    const rest = field.slice(path.length);
    if (field.startsWith(path) && !/^\w/.test(rest)) return name + rest;
  }
  return field;
}
