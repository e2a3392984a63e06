import { Big } from 'big.js';
import { minorUnits } from './minor-units.js';
import { perAmount } from './per-amount.js';

/** Exact decimal number: a decimal string, or an integer. */
export type Decimal = string | number;

/**
 * Rounds to the currency's minor units, half away from zero. The only place where money is rounded: a price times a
 * quantity is exact, so that only percentages, taxes and shares of an amount need it.
 */
export const round = perAmount((amount, currency): string =>
  new Big(amount).round(minorUnits(currency), Big.roundHalfUp).toFixed(minorUnits(currency)),
);

/** Exact sum of the amounts. */
export const sum = (amounts: Iterable<Decimal>): string => {
  let total = new Big(0);
  for (const amount of amounts) total = total.plus(amount);
  return total.toFixed();
};

/** Exact difference `left - right`. */
export const minus = (left: Decimal, right: Decimal): string => new Big(left).minus(right).toFixed();

/** Exact product `left * right`. */
export const times = (left: Decimal, right: Decimal): string => new Big(left).times(right).toFixed();

/** `whole * part / total`. Not rounded to minor units. */
export const proportion = (whole: Decimal, part: Decimal, total: Decimal): string =>
  new Big(whole).times(part).div(total).toFixed();

/** Net price of a gross price that includes tax at `rate`, such as `"0.2"`. Not rounded to minor units. */
export const withoutRate = (gross: Decimal, rate: Decimal): string =>
  new Big(gross).div(new Big(1).plus(rate)).toFixed();

/** Negative if `left` is less than `right`, zero if they are equal, positive if it is more. */
export const compare = (left: Decimal, right: Decimal): number => new Big(left).cmp(right);

/** Number of times that `part` fits completely into an amount. `Infinity` if `part` is zero. */
export const timesIn = (amount: Decimal, part: Decimal): number =>
  new Big(part).eq(0) ? Infinity : new Big(amount).div(part).round(0, Big.roundDown).toNumber();

/** Smaller of two amounts. */
export const min = (left: Decimal, right: Decimal): string =>
  new Big(compare(left, right) <= 0 ? left : right).toFixed();

/**
 * Whether a value is a decimal string of at least zero, such as `"12.50"`, with at most the currency's number of
 * decimal places.
 */
export const isAmount = (value: unknown, currency: string): value is string =>
  typeof value === 'string' &&
  /^\d{1,9}(\.\d+)?$/.test(value) &&
  /^0*$/.test(value.split('.')[1]?.slice(minorUnits(currency)) ?? '');
