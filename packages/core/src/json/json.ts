/** A JSON object. */
export type Json = Record<string, unknown>;

/** Whether a value is an object or an array whose fields can be walked. Dates are not. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && !!value && !(value instanceof Date);

/**
 * Parses a JSON object. Returns `undefined` for anything else, including arrays and invalid JSON.
 *
 * @param text - String to parse.
 * @param read - Maps the parsed object to the result. If it throws, the result is `undefined`.
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
    if (isObject(value) && !Array.isArray(value)) return read(value);
  } catch {
    // Invalid JSON, or `read` rejected it.
  }
  return undefined;
}
