import { type Decimal, round } from './decimal.js';
import { formatMoney } from './format-money.js';

/**
 * Price in the format of carts and checkouts. The store has one currency, so the converted amounts equal the amounts.
 */
export interface MultiCurrencyPrice {
  /** Decimal amount, such as `"12.34"`. */
  readonly amount: string;
  readonly convertedAmount: string;
  /** Formatted amount, such as `"$12.34"`. */
  readonly formattedAmount: string;
  readonly formattedConvertedAmount: string;
}

/** Price in the format of orders. */
export interface FormattedPrice {
  readonly amount: string;
  readonly formattedAmount: string;
}

/** Formats an amount as a price of carts and checkouts. */
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

/** Formats an amount as a price of orders. */
export const toFormattedPrice = (amount: Decimal, currency: string): FormattedPrice => ({
  amount: round(amount, currency),
  formattedAmount: formatMoney(amount, currency),
});
