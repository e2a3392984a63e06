import { readDecimal, writeDecimal, type Decimal } from './decimal.js';
import { round } from './round.js';

/**
 * Converts an amount to another currency, rounded half away from zero to the minor unit of that currency.
 *
 * @param amount - Decimal in the original currency, such as `"39.90"`.
 * @param rate - Conversion rate: units of the target currency for one unit of the original, such as `"0.92"`.
 * @param currency - Three-letter ISO 4217 code of the target currency.
 * @returns The converted amount, with as many decimal places as the target currency has.
 * @throws {CartwrightError} `invalid_argument` if a number is not a decimal, or the currency is invalid.
 * @example
 * ```ts
 * import { convert } from '@cartwright/core/money';
 *
 * export const euros = convert('39.90', '0.92', 'EUR'); // "36.71"
 * ```
 */
export function convert(amount: Decimal, rate: Decimal, currency: string): string {
  const one = readDecimal(amount);
  const other = readDecimal(rate, 'rate');
  return round(writeDecimal({ units: one.units * other.units, scale: one.scale + other.scale }), currency);
}
