import { compare, round } from '@cartwright/core/money';

/** Finds the error of an amount that has more decimal places than its currency (ISO 4217). */
export function findDecimalsError(amount: string, currency: string): string | undefined {
  const rounded = round(amount, currency);
  return compare(amount, rounded) === 0 ? undefined : `Enter an amount that ${currency} has, such as ${rounded}.`;
}
