import { type Decimal, round } from './decimal.js';
import { minorUnits } from './minor-units.js';
import { perAmount } from './per-amount.js';

const createFormat = (currency: string): Intl.NumberFormat => {
  const digits = minorUnits(currency);
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, ...fraction });
};

// eslint-disable-next-line state/no-module-state -- Number formats are the same for everyone.
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats an amount in American English, such as `"$12.34"`. Decimal strings are formatted exactly at any size. Numbers
 * come from the catalog and never have more decimal places than the currency.
 */
export const formatMoney = perAmount((amount, currency): string => {
  const format = formats.get(currency) ?? createFormat(currency);
  formats.set(currency, format);
  // `Intl` formats decimal strings exactly. The types of ES2022 only accept numbers.
  return format.format(typeof amount === 'number' ? amount : (round(amount, currency) as unknown as number));
});

/** Formats an amount without trailing zeros, such as `"$25"`. */
export const formatWithoutTrailingZeros = (amount: Decimal, currency: string): string =>
  formatMoney(amount, currency).replace(/\.0+$/, '');
