import { invalidArgument, isDevelopment } from '@cartwright/core';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Converts a value of an item or a filter for a request: dates to `{ $date }`, at any depth. Does not modify the caller's
 * objects.
 */
export function encodeValue(value: unknown, field: string): unknown {
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw invalidArgument(field, isDevelopment && 'a valid Date');
    return { $date: value.toISOString() };
  }
  if (Array.isArray(value)) return value.map((one: unknown) => encodeValue(one, field));
  if (!isObject(value)) return value;
  const encoded: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(value)) encoded[key] = encodeValue(one, key);
  return encoded;
}

/** Converts a value of a response, in place: `{ $date }` to dates, at any depth. */
export function decodeValue(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (typeof value['$date'] === 'string') {
    const date = new Date(value['$date']);
    if (!Number.isNaN(date.getTime())) return date;
  }
  for (const key in value) value[key] = decodeValue(value[key]);
  return value;
}
