import { readDecimal, rescale, writeDecimal, type Decimal } from './decimal.js';
import { minorUnits } from './minor-units.js';

/**
 * Rounds an amount to what its currency can pay: `"1.005"` dollars to `"1.01"`, yen to `"1"`. Halves are rounded away
 * from zero, as the platform does.
 *
 * @param amount - A decimal, such as `"12.345"`.
 * @param currency - Three letters of ISO 4217.
 * @returns The amount, with as many digits after the point as the currency has.
 * @throws `CartwrightError` `invalid_argument` for what is not a decimal, or not a currency.
 * @example
 * ```ts
 * import { round } from '@cartwright/core/money';
 *
 * export const price = round('12.345', 'USD'); // "12.35"
 * ```
 * @see ISO 4217
 */
export const round = (amount: Decimal, currency: string): string =>
  writeDecimal(rescale(readDecimal(amount), minorUnits(currency)));
