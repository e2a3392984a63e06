import { readDecimal, writeDecimal, type Decimal } from './decimal.js';
import { round } from './round.js';

/**
 * A percentage of an amount, rounded half away from zero to the currency's minor unit, as on the platform.
 *
 * @param amount - Decimal, such as `"39.90"`.
 * @param percent - Percentage, such as `15` or `"7.5"`.
 * @param currency - Three-letter ISO 4217 code.
 * @returns The percentage of the amount, with as many decimal places as the currency has.
 * @throws {CartwrightError} `invalid_argument` if a number is not a decimal, or the currency is invalid.
 * @example
 * ```ts
 * import { percentage, subtract } from '@cartwright/core/money';
 *
 * export const reduced = subtract('39.90', percentage('39.90', 15, 'USD')); // "33.91"
 * ```
 */
export function percentage(amount: Decimal, percent: Decimal, currency: string): string {
  const one = readDecimal(amount);
  const other = readDecimal(percent, 'percent');
  return round(writeDecimal({ units: one.units * other.units, scale: one.scale + other.scale + 2 }), currency);
}
