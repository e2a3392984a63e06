import { compare, round } from '@cartwright/core/money';

/** Writes an amount with the digits of its currency (ISO 4217): `29.00`, or `29` of yen. */
export const writeAmount = (amount: string | number, currency: string): string => round(amount, currency);

/** Finds the error of an amount that has more decimal places than its currency (ISO 4217). */
export function findDecimalsError(amount: string, currency: string): string | undefined {
  const rounded = writeAmount(amount, currency);
  return compare(amount, rounded) === 0 ? undefined : `Enter an amount that ${currency} has, such as ${rounded}.`;
}

/** Finds the error of a text that must be an amount in a currency (ISO 4217). `example` is an amount for the message. */
export const findAmountError = (text: string, currency: string, example: number): string | undefined =>
  /^\d{1,9}(\.\d{1,6})?$/.test(text)
    ? findDecimalsError(text, currency)
    : `Enter an amount, such as ${writeAmount(example, currency)}.`;
