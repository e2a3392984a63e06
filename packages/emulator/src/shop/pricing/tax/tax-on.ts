import { allocate } from '../../../kernel/money/allocate.js';
import { minus, round, sum, times, withoutRate } from '../../../kernel/money/decimal.js';
import type { TaxRate } from './tax-table.js';

/** What one authority takes of an amount. */
interface TaxPart {
  readonly rate: TaxRate;
  readonly tax: string;
}

/** The tax on an amount. */
export interface Tax {
  /** What the tax is on, without the tax. */
  readonly taxable: string;
  /** All rates together, as `"0.0725"`. */
  readonly rate: string;
  readonly tax: string;
  readonly parts: readonly TaxPart[];
}

/**
 * The tax on an amount, rounded for each authority.
 * @param amount what is paid, after discounts
 * @param included whether the amount contains the tax already
 */
export function taxOn(amount: string, rates: readonly TaxRate[], included: boolean, currency: string): Tax {
  const rate = sum(rates.map((one) => one.rate));
  if (!included) {
    const parts = rates.map((one) => ({ rate: one, tax: round(times(amount, one.rate), currency) }));
    return { taxable: amount, rate, tax: round(sum(parts.map((part) => part.tax)), currency), parts };
  }
  const tax = round(minus(amount, withoutRate(amount, rate)), currency);
  const shares = allocate(
    tax,
    rates.map((one) => ({ id: one.jurisdiction, weight: one.rate })),
    currency,
  );
  const parts = rates.map((one) => ({ rate: one, tax: shares.get(one.jurisdiction) ?? '0' }));
  return { taxable: round(minus(amount, tax), currency), rate, tax, parts };
}
