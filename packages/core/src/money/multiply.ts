import { invalidArgument } from '../errors/invalid-argument.js';
import { readDecimal, writeDecimal, type Decimal } from './decimal.js';

/**
 * Multiplies an amount by a whole number, such as a price by a quantity, exactly.
 *
 * @param amount - A decimal, such as `"12.34"`.
 * @param times - A whole number.
 * @returns The product, with as many digits after the point as the amount.
 * @throws `CartwrightError` `invalid_argument` for an amount that is not a decimal, or another number of times.
 * @example
 * ```ts
 * import { multiply } from '@cartwright/core/money';
 *
 * export const threeMugs = multiply('12.10', 3); // "36.30"
 * ```
 */
export function multiply(amount: Decimal, times: number): string {
  if (!Number.isSafeInteger(times)) throw invalidArgument('times', 'a whole number');
  const { units, scale } = readDecimal(amount);
  return writeDecimal({ units: units * BigInt(times), scale });
}
