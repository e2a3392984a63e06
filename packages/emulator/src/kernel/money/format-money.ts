import { type Decimal, round } from './decimal.js';
import { minorUnits } from './minor-units.js';

/** Money as carts and checkouts carry it. The shop has one currency, so the converted amounts are the amounts. */
export interface MultiCurrencyPrice {
  /** As `"12.34"`. */
  readonly amount: string;
  readonly convertedAmount: string;
  /** As `"$12.34"`. */
  readonly formattedAmount: string;
  readonly formattedConvertedAmount: string;
}

/** Money as orders carry it. */
export interface FormattedPrice {
  readonly amount: string;
  readonly formattedAmount: string;
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats an amount in American English, such as `"$12.34"`. Decimal texts are formatted exactly, whatever their size. Numbers
 * are the catalog's, which have no more decimals than the currency and are formatted as they are.
 */
export function formatMoney(amount: Decimal, currency: string): string {
  let format = formats.get(currency);
  if (!format) {
    const digits = minorUnits(currency);
    const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    formats.set(currency, (format = new Intl.NumberFormat('en-US', { style: 'currency', currency, ...fraction })));
  }
  // Intl formats decimal texts exactly; the compiler's ES2022 library does not know that yet.
  return format.format(typeof amount === 'number' ? amount : (round(amount, currency) as unknown as number));
}

/** Writes an amount as shop signs do, as `"$25"`: without the decimals of a whole one. */
export const formatWithoutTrailingZeros = (amount: Decimal, currency: string): string =>
  formatMoney(amount, currency).replace(/\.0+$/, '');

/** Makes the money of carts and checkouts. */
export function toMultiCurrencyPrice(amount: Decimal, currency: string): MultiCurrencyPrice {
  const rounded = round(amount, currency);
  const formatted = formatMoney(amount, currency);
  return {
    amount: rounded,
    convertedAmount: rounded,
    formattedAmount: formatted,
    formattedConvertedAmount: formatted,
  };
}

/** Makes the money of orders. */
export const toFormattedPrice = (amount: Decimal, currency: string): FormattedPrice => ({
  amount: round(amount, currency),
  formattedAmount: formatMoney(amount, currency),
});
