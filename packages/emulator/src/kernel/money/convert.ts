import { Big } from 'big.js';
import { type Decimal, round } from './decimal.js';

/** Currency with a conversion rate. */
export interface ConvertibleCurrency {
  /** ISO 4217 code. */
  readonly code: string;
  readonly symbol: string;
  /** Units of the currency for one US dollar. */
  readonly perDollar: string;
}

/** Currencies with a conversion rate. The rates are constant, so that tests can rely on them. */
export const convertibleCurrencies: readonly ConvertibleCurrency[] = [
  { code: 'USD', symbol: '$', perDollar: '1' },
  { code: 'EUR', symbol: '€', perDollar: '0.92' },
  { code: 'GBP', symbol: '£', perDollar: '0.79' },
  { code: 'CHF', symbol: 'CHF', perDollar: '0.88' },
  { code: 'CAD', symbol: 'C$', perDollar: '1.37' },
  { code: 'JPY', symbol: '¥', perDollar: '150' },
];

/** Codes of the currencies that amounts in a currency can be converted to. */
export const currenciesFrom = (currency: string): readonly string[] => {
  const codes = convertibleCurrencies.map(({ code }) => code);
  return codes.includes(currency) ? codes : [currency];
};

const perDollar = (code: string): string => {
  const currency = convertibleCurrencies.find((one) => one.code === code);
  if (!currency) throw new RangeError(`There is no conversion rate for ${JSON.stringify(code)}.`);
  return currency.perDollar;
};

/**
 * Conversion rate between two currencies, as a decimal string with at most 10 decimal places. 1 for equal currencies.
 *
 * @throws {RangeError} if one of two different currencies has no conversion rate
 */
export const conversionRate = (from: string, to: string): string =>
  from === to ? '1' : new Big(perDollar(to)).div(perDollar(from)).round(10, Big.roundHalfUp).toFixed();

/**
 * Converts an amount by the conversion rate and rounds it to the minor units of the target currency.
 *
 * @throws {RangeError} if one of two different currencies has no conversion rate
 */
export const convert = (amount: Decimal, from: string, to: string): string =>
  round(from === to ? amount : new Big(amount).times(conversionRate(from, to)).toFixed(), to);
