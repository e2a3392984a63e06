type Json = Record<string, unknown>;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);
const isFlat = (value: unknown): boolean =>
  Array.isArray(value) ? value.every((item) => item !== null && !isObject(item)) : !isObject(value);

/** One scalar, as the wire writes it. */
const scalar = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value));

const append = (query: URLSearchParams, name: string, value: unknown): void => {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value)
      if (item !== undefined && item !== null && !isObject(item)) query.append(name, scalar(item));
  } else if (isObject(value)) {
    for (const [key, child] of Object.entries(value)) append(query, `${name}.${key}`, child);
  } else query.append(name, scalar(value));
};

const base64url = (text: string): string => {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/**
 * A payload as a query string, in the wire's three forms: repeated keys for lists, dotted keys for objects and, for
 * queries with structure, one `.r` parameter with the payload as base64url of its JSON.
 */
export function queryString(payload: Json, structured: boolean): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(payload)) append(query, name, value);
  const plain = query.toString();
  if (!structured || !plain || Object.values(payload).every(isFlat)) return plain;
  return new URLSearchParams({ '.r': base64url(JSON.stringify(payload)) }).toString();
}
