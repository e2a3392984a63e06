import { Big } from 'big.js';
import { minorUnits } from './minor-units.js';

/**
 * Converts an amount in dollars to a store with another currency: the same number of minor units. `"12.50"` becomes
 * `"1250"` yen, so prices are plausible in every currency.
 */
export const fromDollars = (dollars: string | number, currency: string): string => {
  const decimals = minorUnits(currency);
  return new Big(dollars).times(new Big(10).pow(2 - decimals)).toFixed(decimals);
};
