import { invalidArgument } from '../errors/invalid-argument.js';

/** The currencies whose smallest coin is not a hundredth, by the digits they have after the point. */
const unusual: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/**
 * How many digits a currency has after the point, by ISO 4217. Not asked of `Intl`: engines differ about some, such as
 * the forint, and then server and client would too. Throws for what is not three letters.
 */
export function minorUnits(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) throw invalidArgument('currency', 'three letters such as "USD"');
  const digits = Object.keys(unusual).find((key) => unusual[Number(key)]?.includes(currency));
  return Number(digits ?? 2);
}
