import { allocate } from '../../../kernel/money/allocate.js';
import { minus, round, sum, times, withoutRate } from '../../../kernel/money/decimal.js';
import type { TaxRate } from '../../settings/tax-table.js';

/** Tax of one jurisdiction on an amount. */
interface TaxPart {
  readonly rate: TaxRate;
  readonly tax: string;
}

/** Tax on an amount. */
export interface Tax {
  /** Taxable amount, without the tax. */
  readonly taxable: string;
  /** Sum of all rates, such as `"0.0725"`. */
  readonly rate: string;
  readonly tax: string;
  readonly parts: readonly TaxPart[];
}

/**
 * Calculates the tax on an amount, rounded per jurisdiction.
 *
 * @param amount - Price after discounts.
 * @param included - Whether the amount includes the tax.
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
