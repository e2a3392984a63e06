import type { FieldReader } from './field-reader.js';
import { type Input, isObject } from './object.js';

/**
 * The object that a body is about.
 * @throws {ValidationError} when there is none
 */
export function bodyObject(reader: FieldReader, body: unknown, name: string): Input {
  const input = reader.required(isObject(body) ? body[name] : undefined, name);
  reader.check();
  return input;
}
