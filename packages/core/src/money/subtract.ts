import { aligned, readDecimal, writeDecimal, type Decimal } from './decimal.js';

/**
 * Takes one amount from another of the same currency, exactly.
 *
 * @param from - A decimal, such as `"12.34"`.
 * @param amount - What is taken away.
 * @returns The difference, with as many digits after the point as the longer of the two.
 * @throws `CartwrightError` `invalid_argument` for what is not a decimal.
 * @example
 * ```ts
 * import { subtract } from '@cartwright/core/money';
 *
 * export const saved = subtract('40.00', '34.90'); // "5.10"
 * ```
 */
export function subtract(from: Decimal, amount: Decimal): string {
  const [one, other] = aligned(readDecimal(from, 'from'), readDecimal(amount));
  return writeDecimal({ units: one.units - other.units, scale: one.scale });
}
