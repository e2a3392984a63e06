import { round } from './decimal.js';
import { formatMoney } from './format-money.js';
import { perAmount } from './per-amount.js';

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
export const toMultiCurrencyPrice = perAmount((amount, currency): MultiCurrencyPrice => {
  const rounded = round(amount, currency);
  const formatted = formatMoney(amount, currency);
  return {
    amount: rounded,
    convertedAmount: rounded,
    formattedAmount: formatted,
    formattedConvertedAmount: formatted,
  };
});

/** Formats an amount as a price of orders. */
export const toFormattedPrice = perAmount((amount, currency): FormattedPrice => ({
  amount: round(amount, currency),
  formattedAmount: formatMoney(amount, currency),
}));
