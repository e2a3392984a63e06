import { aligned, readDecimal, writeDecimal, type Decimal } from './decimal.js';

/**
 * Adds amounts of one currency, exactly.
 *
 * @param amounts - Decimals, such as `"12.34"`. None are `"0"`.
 * @returns The sum, with as many digits after the point as the longest of them.
 * @throws `CartwrightError` `invalid_argument` for what is not a decimal.
 * @example
 * ```ts
 * import { add } from '@cartwright/core/money';
 *
 * export const total = add('0.10', '0.20', 12); // "12.30"
 * ```
 */
export const add = (...amounts: Decimal[]): string =>
  writeDecimal(
    amounts.reduce(
      (sum, amount) => {
        const [one, other] = aligned(sum, readDecimal(amount));
        return { units: one.units + other.units, scale: one.scale };
      },
      { units: 0n, scale: 0 },
    ),
  );
