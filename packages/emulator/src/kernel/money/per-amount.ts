import { RecentMap } from '../recent-map.js';

type Decimal = string | number;

/** Creates a function of an amount and its currency that remembers its newest results. */
export function perAmount<R>(
  calculate: (amount: Decimal, currency: string) => R,
): (amount: Decimal, currency: string) => R {
  const currencies = new RecentMap<string, RecentMap<Decimal, R>>(100);
  return (amount, currency) => {
    let results = currencies.get(currency);
    if (!results) currencies.set(currency, (results = new RecentMap(1000)));
    const known = results.get(amount);
    if (known !== undefined) return known;
    const result = calculate(amount, currency);
    results.set(amount, result);
    return result;
  };
}
