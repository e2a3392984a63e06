import { CartwrightError, isCartwrightError } from './cartwright-error.js';
import { getMessage } from './get-message.js';

/**
 * Creates the error for an invalid argument.
 *
 * @param name - Name of the argument or field.
 * @param expected - Expected value, to complete "… must be …", such as `a valid Date`. `false`: the message contains the
 * name and a link to the documentation.
 * @param cause - Exception thrown while reading the argument.
 * @returns A {@link CartwrightError} with code `invalid_argument`, to be thrown.
 * @example
 * ```ts
 * import { invalidArgument } from '@cartwright/core';
 *
 * export const checkQuantity = (quantity: number) => {
 *   if (quantity < 1) throw invalidArgument('quantity', 'at least 1');
 * };
 * ```
 */
export const invalidArgument = (name: string, expected: string | false, cause?: unknown): CartwrightError => {
  const code = 'invalid_argument';
  const message = expected ? `"${name}" must be ${expected}` : `"${name}": ${getMessage(false, code)}`;
  return new CartwrightError(message, { kind: 'validation', code, cause });
};

/**
 * Reads a value that the caller passed. An exception, such as from a getter or from `JSON.stringify` of a `bigint`,
 * becomes the cause of an `invalid_argument` error.
 */
export function readArgument<T>(name: string, expected: string | false, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw isCartwrightError(cause) ? cause : invalidArgument(name, expected, cause);
  }
}
