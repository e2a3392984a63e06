/** A JSON object. */
export type Json = Record<string, unknown>;

/** Whether a value is an object or a list, with fields to walk. A date is a value. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && !!value && !(value instanceof Date);

/**
 * The object that a text holds; `undefined` for anything else, also for a list and for JSON that is cut off.
 *
 * @param text - What may be JSON.
 * @param read - Makes of the object what is returned. Where it throws, the object is not what was expected either.
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
    // Not JSON, or not what is read.
  }
  return undefined;
}
