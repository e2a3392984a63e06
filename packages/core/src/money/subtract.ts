import { aligned, readDecimal, writeDecimal, type Decimal } from './decimal.js';

/**
 * Subtracts an amount from another of the same currency, without rounding errors.
 *
 * @param from - Decimal, such as `"12.34"`.
 * @param amount - Decimal to subtract.
 * @returns The difference, with as many decimal places as the more precise amount.
 * @throws {CartwrightError} `invalid_argument` if an amount is not a decimal.
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
