import { isObject, type Json } from '../json/json.js';

/** Encodes a string as base64url without padding (RFC 4648, section 5). */
const toBase64url = (text: string): string =>
  btoa(encodeURIComponent(text).replace(/%(..)/g, (_, hex: string) => String.fromCharCode(+`0x${hex}`)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Encodes a payload as a query string in the platform's format: repeated keys for lists, dotted keys for objects. A
 * structured query with nested fields becomes one `.r` parameter: base64url of its JSON.
 */
export function queryString(payload: Json, structured?: boolean): string {
  const query = new URLSearchParams();
  let isFlat = true;
  const append = (name: string, value: unknown): void => {
    if (value !== undefined && name.includes('.') && (Array.isArray(value) || !isObject(value))) isFlat = false;
    if (Array.isArray(value)) {
      for (const item of value) {
        if (item === null || isObject(item)) isFlat = false;
        else append(name, item);
      }
    } else if (isObject(value)) {
      for (const key in value) append(name ? `${name}.${key}` : key, value[key]);
    } else if (value !== undefined && value !== null) {
      query.append(name, value instanceof Date ? value.toISOString() : String(value));
    }
  };
  append('', payload);
  return structured && !isFlat ? `.r=${toBase64url(JSON.stringify(payload))}` : query.toString();
}
