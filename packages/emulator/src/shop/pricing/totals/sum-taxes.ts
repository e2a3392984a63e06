import { round, sum } from '../../../kernel/money/decimal.js';
import type { TaxTotals } from './totals.js';
import type { Tax } from '../tax/tax-on.js';

/** Sums taxes, as a whole and by jurisdiction. */
export function sumTaxes(
  taxes: readonly Tax[],
  currency: string,
): { readonly tax: string; readonly taxable: string; readonly taxes: readonly TaxTotals[] } {
  const collected = taxes.filter(({ parts }) => parts.length > 0);
  const totals = new Map<string, TaxTotals>();
  for (const { parts, taxable } of collected) {
    for (const { rate, tax } of parts) {
      const before = totals.get(rate.jurisdiction);
      totals.set(rate.jurisdiction, {
        rate,
        taxable: round(sum([before?.taxable ?? '0', taxable]), currency),
        tax: round(sum([before?.tax ?? '0', tax]), currency),
      });
    }
  }
  return {
    tax: round(sum(taxes.map(({ tax }) => tax)), currency),
    taxable: round(sum(collected.map(({ taxable }) => taxable)), currency),
    taxes: [...totals.values()],
  };
}
