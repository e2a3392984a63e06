import { CartwrightError, isCartwrightError } from './cartwright-error.js';

/**
 * The error for an argument that cannot be sent.
 *
 * @param name - The argument or field.
 * @param expected - What it must be: `a valid Date`.
 * @param cause - The error that reading the argument threw.
 * @returns The error, to be thrown.
 * @example
 * ```ts
 * import { invalidArgument } from '@cartwright/core';
 *
 * export const checkQuantity = (quantity: number) => {
 *   if (quantity < 1) throw invalidArgument('quantity', 'at least 1');
 * };
 * ```
 * @see Specification, section 5: validation rules
 */
export const invalidArgument = (name: string, expected: string, cause?: unknown): CartwrightError =>
  new CartwrightError(`"${name}" must be ${expected}`, { kind: 'validation', code: 'invalid_argument', cause });

/**
 * Reads a value that the caller passed. Whatever reading it throws, such as an error of a getter or of `JSON.stringify`
 * for a `bigint`, becomes the cause of an `invalid_argument`.
 */
export function readArgument<T>(name: string, expected: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw isCartwrightError(cause) ? cause : invalidArgument(name, expected, cause);
  }
}
