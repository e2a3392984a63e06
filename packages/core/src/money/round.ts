import { readDecimal, rescale, writeDecimal, type Decimal } from './decimal.js';
import { getMinorUnits } from './get-minor-units.js';

/**
 * Rounds an amount to the currency's minor unit: `"1.005"` US dollars to `"1.01"`. Rounds half away from zero, as the
 * platform does.
 *
 * @param amount - Decimal, such as `"12.345"`.
 * @param currency - Three-letter ISO 4217 code.
 * @returns The amount, with as many decimal places as the currency has.
 * @throws {CartwrightError} `invalid_argument` if the amount is not a decimal, or the currency is invalid.
 * @example
 * ```ts
 * import { round } from '@cartwright/core/money';
 *
 * export const price = round('12.345', 'USD'); // "12.35"
 * ```
 */
export const round = (amount: Decimal, currency: string): string =>
  writeDecimal(rescale(readDecimal(amount), getMinorUnits(currency)));
