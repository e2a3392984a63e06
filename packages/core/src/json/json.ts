/** A JSON object. */
export type Json = Record<string, unknown>;

/** Whether a value is an object or an array whose fields can be walked. Dates are not. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && !!value && !(value instanceof Date);

/** Whether a value is an object whose fields can be walked, and no array. */
export const isRecord = (value: unknown): value is Json => isObject(value) && !Array.isArray(value);

/** Returns a string, or an empty one for any other value. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Parses a JSON object.
 *
 * @param text - String to parse.
 * @param read - Maps the parsed object to the result. If it throws, the result is `undefined`.
 * @returns The result of `read`. `undefined` for anything but an object, including arrays and invalid JSON.
 * @example
 * ```ts
 * import { parseObject } from '@cartwright/core';
 *
 * export const name = parseObject('{"name":"Mug"}')?.name;
 * ```
 * @see https://www.rfc-editor.org/rfc/rfc8259 RFC 8259: JSON
 */
export function parseObject(text: string, read = (value: Json): Json => value): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return read(value);
  } catch {
    // Invalid JSON, or `read` rejected it.
  }
  return undefined;
}
