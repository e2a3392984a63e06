import { Big } from 'big.js';
import { minorUnits } from './minor-units.js';

/** An exact decimal number: a decimal string, or a whole number. */
export type Decimal = string | number;

/**
 * Rounds to the currency's minor units, halves away from zero. All rounding of money happens here:
 * a price times a quantity is exact, so only shares of an amount (percentages, tax) are ever rounded.
 */
export const round = (amount: Decimal, currency: string): string =>
  new Big(amount).round(minorUnits(currency), Big.roundHalfUp).toFixed(minorUnits(currency));

/** Sum of the amounts, exact. */
export const sum = (amounts: Iterable<Decimal>): string => {
  let total = new Big(0);
  for (const amount of amounts) total = total.plus(amount);
  return total.toFixed();
};

/** `left - right`, exactly. */
export const minus = (left: Decimal, right: Decimal): string => new Big(left).minus(right).toFixed();

/** `left * right`, exactly. */
export const times = (left: Decimal, right: Decimal): string => new Big(left).times(right).toFixed();

/** `whole * part / total`. Not rounded to minor units. */
export const proportion = (whole: Decimal, part: Decimal, total: Decimal): string =>
  new Big(whole).times(part).div(total).toFixed();

/** The part of a price that is not tax, where `rate` (as `"0.2"`) of it was added. Not rounded to minor units. */
export const withoutRate = (gross: Decimal, rate: Decimal): string =>
  new Big(gross).div(new Big(1).plus(rate)).toFixed();

/** Negative, zero or positive as `left` is less than, equal to or more than `right`. */
export const compare = (left: Decimal, right: Decimal): number => new Big(left).cmp(right);

/** Number of whole times that a part fits into an amount. `Infinity` for a part of zero. */
export const timesIn = (amount: Decimal, part: Decimal): number =>
  new Big(part).eq(0) ? Infinity : new Big(amount).div(part).round(0, Big.roundDown).toNumber();

/** Smaller of two amounts. */
export const min = (left: Decimal, right: Decimal): string =>
  new Big(compare(left, right) <= 0 ? left : right).toFixed();

/** Says whether the value is a plain decimal of at least zero, as `"12.50"`, with no more decimals than the currency. */
export const isAmount = (value: unknown, currency: string): value is string =>
  typeof value === 'string' &&
  /^\d{1,9}(\.\d+)?$/.test(value) &&
  /^0*$/.test(value.split('.')[1]?.slice(minorUnits(currency)) ?? '');
