import { invalidArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';
import { readDecimal, writeDecimal, type Decimal } from './decimal.js';

/**
 * Multiplies an amount by an integer, such as a price by a quantity.
 *
 * @param amount - Decimal, such as `"12.34"`.
 * @param times - Integer factor.
 * @returns The product, with as many decimal places as the amount.
 * @throws {CartwrightError} `invalid_argument` if the amount is not a decimal, or the factor not an integer.
 * @example
 * ```ts
 * import { multiply } from '@cartwright/core/money';
 *
 * export const threeMugs = multiply('12.10', 3); // "36.30"
 * ```
 */
export function multiply(amount: Decimal, times: number): string {
  if (!Number.isSafeInteger(times)) throw invalidArgument('times', isDevelopment && 'an integer');
  const { units, scale } = readDecimal(amount);
  return writeDecimal({ units: units * BigInt(times), scale });
}
