import type { FieldReader } from './field-reader.js';
import { type Input, isObject } from './object.js';

/**
 * Reads the required object of a request body, such as `order`.
 *
 * @throws {ValidationError} if it is missing or not an object
 */
export function bodyObject(reader: FieldReader, body: unknown, name: string): Input {
  const input = reader.required(isObject(body) ? body[name] : undefined, name);
  reader.check();
  return input;
}
