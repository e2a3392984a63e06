import { invalidArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';

/** Currencies that do not have two decimal places, by their number of decimal places. */
const exceptions: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/**
 * Number of decimal places of a currency (ISO 4217). Not read from `Intl`, because engines disagree about some
 * currencies, such as the forint. Throws for an invalid code.
 */
export function getMinorUnits(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency))
    throw invalidArgument('currency', isDevelopment && 'an ISO 4217 code such as "USD"');
  const digits = Object.keys(exceptions).find((key) => exceptions[Number(key)]?.includes(currency));
  return Number(digits ?? 2);
}
