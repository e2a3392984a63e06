import { type Decimal, round } from './decimal.js';

/** Money as carts and checkouts carry it. The shop has one currency, so the converted amounts are the amounts. */
export interface WireMoney {
  /** As `"12.34"`. */
  readonly amount: string;
  readonly convertedAmount: string;
  /** As `"$12.34"`. */
  readonly formattedAmount: string;
  readonly formattedConvertedAmount: string;
}

/** Money as orders carry it. */
export interface WirePrice {
  readonly amount: string;
  readonly formattedAmount: string;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Writes an amount as people read it in American English, as `"$12.34"`. */
export function formatMoney(amount: Decimal, currency: string): string {
  let format = formats.get(currency);
  if (!format) formats.set(currency, (format = new Intl.NumberFormat('en-US', { style: 'currency', currency })));
  return format.format(Number(round(amount, currency)));
}

/** Makes the money of carts and checkouts. */
export function wireMoney(amount: Decimal, currency: string): WireMoney {
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
export const wirePrice = (amount: Decimal, currency: string): WirePrice => ({
  amount: round(amount, currency),
  formattedAmount: formatMoney(amount, currency),
});
