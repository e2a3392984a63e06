import { ValidationError } from '../errors/application-error.js';
import { type Input, isMissing, isObject } from './object.js';
import { violation } from './violation.js';

/** Maximum number of entries of a list. */
const maxEntries = 300;

/**
 * Reads a list of at most 300 objects. Empty if absent.
 *
 * @throws {ValidationError} for another value
 */
export function readList(value: unknown, field: string): readonly Input[] {
  if (isMissing(value)) return [];
  if (!Array.isArray(value)) throw new ValidationError([violation(field, 'must be a list', 'FORMAT')]);
  if (value.length > maxEntries) {
    const description = `has size ${value.length}, expected ${maxEntries} or less`;
    throw new ValidationError([violation(field, description, 'MAX_SIZE')]);
  }
  return value.map((item: unknown, index) => {
    if (isObject(item)) return item;
    throw new ValidationError([violation(`${field}[${index}]`, 'must be an object', 'FORMAT')]);
  });
}
