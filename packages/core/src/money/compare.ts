import { aligned, readDecimal, type Decimal } from './decimal.js';

/**
 * Compares two amounts of the same currency by value: `"1.5"` equals `"1.50"`. Can be passed to `Array.prototype.sort`.
 *
 * @param left - Decimal, such as `"12.34"`.
 * @param right - Decimal to compare with.
 * @returns -1, 0 or 1 if `left` is less than, equal to or greater than `right`.
 * @throws {CartwrightError} `invalid_argument` if an amount is not a decimal.
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
