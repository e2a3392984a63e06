import { type Decimal, round } from './decimal.js';
import { formatMoney } from './format-money.js';

/** A price in the format of carts and checkouts. The shop has one currency, so the converted amounts are the amounts. */
export interface MultiCurrencyPrice {
  /** Decimal amount, such as `"12.34"`. */
  readonly amount: string;
  readonly convertedAmount: string;
  /** Formatted amount, such as `"$12.34"`. */
  readonly formattedAmount: string;
  readonly formattedConvertedAmount: string;
}

/** A price in the format of orders. */
export interface FormattedPrice {
  readonly amount: string;
  readonly formattedAmount: string;
}

/** Formats an amount as carts and checkouts have it. */
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

/** Formats an amount as orders have it. */
export const toFormattedPrice = (amount: Decimal, currency: string): FormattedPrice => ({
  amount: round(amount, currency),
  formattedAmount: formatMoney(amount, currency),
});
