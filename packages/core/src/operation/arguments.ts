import type { Json } from '../json/json.js';
import type { ArgumentPlaces } from './operation-spec.js';

/**
 * Sets a field before the others. `id`, the platform's name of `_id`, is removed: otherwise both would be sent, and `id`
 * would be used.
 */
const withField = (object: unknown, field: string, value: unknown): Json => ({
  [field]: value,
  ...(object as Json),
  [field === '_id' ? 'id' : field]: undefined,
  [field]: value,
});

/** Creates the payload, with fields in the order of the arguments. If two arguments have the same place, the first is sent. */
export const placeArguments = (places: ArgumentPlaces, args: readonly unknown[]): Json =>
  places.reduceRight<Json>((payload, place, index) => {
    const value = args[index];
    const [field, inner] = place.split('.');
    if (!field) return { ...payload, ...(value as Json) };
    return withField(payload, field, inner ? withField(payload[field], inner, value) : value);
  }, {});

/** Translates a rejected field to the caller's argument: `customMessage` to `options.customMessage`. */
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
