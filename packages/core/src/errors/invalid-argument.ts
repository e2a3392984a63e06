import { CartwrightError } from './cartwright-error.js';

/**
 * The error for an argument that cannot be sent.
 *
 * @param name - The argument or field.
 * @param expected - What it must be: `a valid Date`.
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
export const invalidArgument = (name: string, expected: string): CartwrightError =>
  new CartwrightError(`"${name}" must be ${expected}`, { kind: 'validation', code: 'invalid_argument' });
