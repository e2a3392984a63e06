/** A JSON object. */
export type Json = Record<string, unknown>;

/** Whether a value is an object or a list, with fields to walk. A date is a value. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** The object that a text holds; `undefined` for anything else, also for JSON that is cut off. */
export function parseObject(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
