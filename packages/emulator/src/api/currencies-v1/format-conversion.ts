/** Decimal number in the platform's format: `{ value: '1095', decimalPlaces: 2 }` is 10.95. */
export interface DecimalValue {
  readonly value: string;
  readonly decimalPlaces: number;
}

/** Formats a decimal string as the platform does. */
export function formatDecimal(decimal: string): DecimalValue {
  const [whole = '', fraction = ''] = decimal.split('.');
  return { value: String(BigInt(whole + fraction)), decimalPlaces: fraction.length };
}

/** Formats a conversion with the date of its rate. The rates are constant, so they have one date. */
export const formatConversion = <T extends object>(conversion: T): T & { readonly rateTimestamp: string } => ({
  ...conversion,
  rateTimestamp: '2026-01-01T00:00:00.000Z',
});
