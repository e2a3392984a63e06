import { aligned, readDecimal, type Decimal } from './decimal.js';

/**
 * Compares two amounts of one currency, exactly: `"1.5"` and `"1.50"` are equal. Fits `Array.prototype.sort`.
 *
 * @param left - A decimal, such as `"12.34"`.
 * @param right - Another one.
 * @returns -1, 0 or 1: `left` is smaller than, equal to or larger than `right`.
 * @throws `CartwrightError` `invalid_argument` for what is not a decimal.
 * @example
 * ```ts
 * import { compare } from '@cartwright/core/money';
 *
 * export const cheapestFirst = (prices: string[]) => prices.sort(compare);
 * ```
 */
export function compare(left: Decimal, right: Decimal): -1 | 0 | 1 {
  const [one, other] = aligned(readDecimal(left, 'left'), readDecimal(right, 'right'));
  if (one.units === other.units) return 0;
  return one.units < other.units ? -1 : 1;
}
