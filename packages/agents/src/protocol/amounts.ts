import { round, subtract } from '@cartwright/core/money';

/** Converts a decimal amount to minor units of its currency: `"12.50"` US dollars to 1250. */
export const toMinorUnits = (amount: string | null | undefined, currency: string): number =>
  Number(round(amount ?? '0', currency).replace('.', ''));

/** Converts minor units to a decimal amount: 1250 US dollars to `"12.50"`. */
export function fromMinorUnits(units: number, currency: string): string {
  const { length } = round('0', currency).split('.')[1] ?? '';
  const digits = String(units).padStart(length + 1, '0');
  return length > 0 ? `${digits.slice(0, -length)}.${digits.slice(-length)}` : digits;
}

/** Part of a total. */
export interface Total {
  readonly type: string;
  readonly display_text?: string;
  readonly amount: number;
}

/** Whether two decimal amounts are the same. */
export const isSameAmount = (one: string | undefined, other: string | undefined): boolean =>
  Number(subtract(one ?? '0', other ?? '0')) === 0;
