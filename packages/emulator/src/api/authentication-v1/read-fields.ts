import { check, violation } from '../../kernel/input/violation.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';

/** The fields of a body; none for anything but an object. */
export const fieldsOf = (body: unknown): Input => (isObject(body) ? body : {});

/** A text that must be there. @throws {ValidationError} */
export function requireString(value: unknown, field: string, maxLength = 1000): string {
  const text = readString(value, field, maxLength);
  check([text === undefined || text === '' ? violation(field, 'must not be empty', 'REQUIRED_FIELD', {}) : undefined]);
  return text ?? '';
}

/** The address in a `loginId`. @throws {ValidationError} when there is none */
export const readLoginEmail = (body: Input): string =>
  requireString(isObject(body.loginId) ? body.loginId.email : undefined, 'loginId.email');
