import { check, violation } from '../../kernel/input/violation.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';

/** Returns the fields of a body, or none if it is not an object. */
export const getFields = (body: unknown): Input => (isObject(body) ? body : {});

/**
 * Reads a required string.
 *
 * @throws {ValidationError} if it is missing, empty or too long
 */
export function requireString(value: unknown, field: string, maxLength = 1000): string {
  const text = readString(value, field, maxLength);
  check([text === undefined || text === '' ? violation(field, 'must not be empty', 'REQUIRED_FIELD', {}) : undefined]);
  return text ?? '';
}

/**
 * Reads the email address of a `loginId`.
 *
 * @throws {ValidationError} if it is missing
 */
export const readLoginEmail = (body: Input): string =>
  requireString(isObject(body.loginId) ? body.loginId.email : undefined, 'loginId.email');
