import { add } from '@cartwright/core/money';
import type { DecimalValue } from './currency.js';

/**
 * Converts a decimal of the currencies module to a decimal string, for calculations with `@cartwright/core/money`.
 *
 * @param decimal - Digits and number of decimal places.
 * @returns The decimal string, such as `"10.95"`. `"0"` if the digits are missing.
 * @throws `CartwrightError` `invalid_argument` if the digits are not an integer.
 * @example
 * ```ts
 * import { fromDecimalValue } from '@cartwright/ecom/currencies';
 *
 * export const price = fromDecimalValue({ value: '1095', decimalPlaces: 2 }); // "10.95"
 * ```
 */
export function fromDecimalValue({ value = '0', decimalPlaces = 0 }: DecimalValue): string {
  if (decimalPlaces === 0) return add(value);
  const [, sign = '', digits = ''] = /^(-?)(.*)$/.exec(value) ?? [];
  const padded = digits.padStart(decimalPlaces + 1, '0');
  return add(`${sign}${padded.slice(0, -decimalPlaces)}.${padded.slice(-decimalPlaces)}`);
}
