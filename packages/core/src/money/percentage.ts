import { readDecimal, writeDecimal, type Decimal } from './decimal.js';
import { round } from './round.js';

/**
 * A percentage of an amount, rounded to what its currency can pay: halves away from zero, as the platform does.
 *
 * @param amount - A decimal, such as `"39.90"`.
 * @param percent - How many hundredths, such as `15` or `"7.5"`.
 * @param currency - Three letters of ISO 4217.
 * @returns That part of the amount, with as many digits after the point as the currency has.
 * @throws `CartwrightError` `invalid_argument` for what is not a decimal, or not a currency.
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
