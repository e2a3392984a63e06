import { add, type Decimal } from '@cartwright/core/money';
import type { DecimalValue } from './currency.js';

/**
 * Converts an amount to the decimals of the currencies module.
 *
 * @param amount - Decimal, such as `"10.95"`.
 * @returns Digits and number of decimal places.
 * @throws `CartwrightError` `invalid_argument` if the amount is not a decimal.
 * @example
 * ```ts
 * import { toDecimalValue } from '@cartwright/ecom/currencies';
 *
 * export const amount = toDecimalValue('10.95'); // { value: '1095', decimalPlaces: 2 }
 * ```
 */
export function toDecimalValue(amount: Decimal): Required<DecimalValue> {
  const [whole = '', fraction = ''] = add(amount).split('.');
  return { value: String(BigInt(whole + fraction)), decimalPlaces: fraction.length };
}
