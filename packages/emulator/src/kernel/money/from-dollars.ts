import { Big } from 'big.js';
import { minorUnits } from './minor-units.js';

/**
 * What an amount of dollars is in a store with another currency: the same number of its minor units. So `"12.50"` is
 * `"1250"` yen, and a believable price in every currency.
 */
export const fromDollars = (dollars: string | number, currency: string): string => {
  const decimals = minorUnits(currency);
  return new Big(dollars).times(new Big(10).pow(2 - decimals)).toFixed(decimals);
};
