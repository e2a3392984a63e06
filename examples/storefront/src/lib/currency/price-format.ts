import { compare, convert, formatMoney } from '@cartwright/core/money';

/** Conversion from the store's currency to the one that the visitor chose. */
export interface Conversion {
  /** The store's currency (ISO 4217). */
  from: string;
  /** The chosen currency (ISO 4217). */
  to: string;
  /** Units of the chosen currency for one unit of the store's, such as `"0.92"`. */
  rate: string;
}

/** Mark of a converted price. */
export const approximate = '≈\u00a0';

type Format = (amount: number | string, currency?: string) => string;

/** Formats prices in the language of the page. */
export interface PriceFormat {
  /** Locale of the page (BCP 47). */
  locale: string;
  /** Formats a price in the chosen currency: `$12.00`, or `≈ €11.04` if it is converted. */
  format: Format;
  /** Formats a price in the chosen currency, without zero cents: `$12`. */
  formatShort: Format;
  /** Formats an amount in the currency in which it is charged. */
  formatCharged: Format;
  /** Whether prices in a currency are converted to another one, and therefore approximate. */
  isConverted: (currency: string | undefined) => boolean;
  /** Converts an amount to the chosen currency, for a field. */
  toChosen: (amount: number, currency: string | undefined) => number;
  /** Converts an amount that was entered in the chosen currency. */
  fromChosen: (amount: number, currency: string | undefined) => number;
}

/** Creates the functions that format prices. Without a conversion, prices are in the store's currency. */
export function createPriceFormat(locale: string, conversion: Conversion | undefined): PriceFormat {
  const getConversion = (currency: string | undefined) => (conversion?.from === currency ? conversion : undefined);
  const write = (amount: number | string, currency: string, withoutTrailingZeros: boolean): string => {
    const converted = getConversion(currency);
    if (!converted) return formatMoney(amount, { locale, currency, withoutTrailingZeros });
    const { rate, to } = converted;
    const text = formatMoney(convert(amount, rate, to), { locale, currency: to, withoutTrailingZeros });
    return compare(amount, 0) === 0 ? text : approximate + text;
  };
  return {
    locale,
    format: (amount, currency = 'USD') => write(amount, currency, false),
    formatShort: (amount, currency = 'USD') => write(amount, currency, true),
    formatCharged: (amount, currency = 'USD') => formatMoney(amount, { locale, currency }),
    isConverted: (currency) => getConversion(currency) !== undefined,
    toChosen(amount, currency) {
      const converted = getConversion(currency);
      return converted ? Number(convert(amount, converted.rate, converted.to)) : amount;
    },
    fromChosen(amount, currency) {
      const converted = getConversion(currency);
      // More decimal places than the currency has, so that the amount converts to the one that was entered.
      return converted ? Number((amount / Number(converted.rate)).toFixed(4)) : amount;
    },
  };
}
