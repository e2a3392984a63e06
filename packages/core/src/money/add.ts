import { aligned, readDecimal, writeDecimal, type Decimal } from './decimal.js';

/**
 * Adds amounts of the same currency, without rounding errors.
 *
 * @param amounts - Decimals, such as `"12.34"`. The sum of none is `"0"`.
 * @returns The sum, with as many decimal places as the most precise amount.
 * @throws {CartwrightError} `invalid_argument` if an amount is not a decimal.
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
