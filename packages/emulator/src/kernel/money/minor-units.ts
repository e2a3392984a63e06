/** Number of decimal places of the ISO 4217 currencies that do not have two. */
const decimals: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
  ...'CLF UYW'.split(' ').map((code) => [code, 4] as const),
]);

/**
 * Number of decimal places of a currency: 2 for USD, 0 for JPY, 3 for KWD. From ISO 4217, because JavaScript engines
 * differ for some currencies.
 */
export const minorUnits = (currency: string): number => decimals.get(currency) ?? 2;
