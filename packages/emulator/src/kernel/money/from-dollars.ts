import { Big } from 'big.js';
import { minorUnits } from './minor-units.js';

/**
 * Converts a dollar amount to a currency by keeping the number of minor units, so that prices are plausible in every
 * currency. `"12.50"` becomes `"1250"` yen.
 */
export const fromDollars = (dollars: string | number, currency: string): string => {
  const decimals = minorUnits(currency);
  return new Big(dollars).times(new Big(10).pow(2 - decimals)).toFixed(decimals);
};
