import { ValidationError } from '../errors/application-error.js';
import { isMissing } from './object.js';
import { violation } from './violation.js';

/**
 * Reads a string. `undefined` if absent or `null`.
 *
 * @throws {ValidationError} for another type, or a string that is too long
 */
export function readString(value: unknown, field: string, maxLength: number): string | undefined {
  if (isMissing(value)) return undefined;
  if (typeof value !== 'string') throw new ValidationError([violation(field, 'must be a string', 'FORMAT')]);
  if (value.length > maxLength) {
    throw new ValidationError([violation(field, `must have at most ${maxLength} characters`, 'MAX_LENGTH')]);
  }
  return value;
}
