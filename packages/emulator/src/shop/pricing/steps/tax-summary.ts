import { round, sum } from '../../../kernel/money/decimal.js';
import type { TaxRateType, TaxTotals, TotalsInput } from '../totals/totals.js';
import type { TaxedParts } from './add-tax.js';

/** Taxes of an order. */
export interface TaxSummary {
  readonly tax: string;
  readonly taxes: readonly TaxTotals[];
  readonly taxRateType: TaxRateType;
  readonly taxable: string;
}

/** Sums the taxes of all parts of an order by jurisdiction. */
export function summarizeTax({ currency, plugins }: TotalsInput, { delivery, fees, items }: TaxedParts): TaxSummary {
  const taxes = [...items, ...(delivery ? [delivery] : []), ...fees].map((part) => part.tax);
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
    taxes: [...totals.values()],
    taxRateType: collected.length > 0 ? rateTypeOf(plugins) : 'NO_TAX_COLLECTED',
    taxable: round(sum(collected.map(({ taxable }) => taxable)), currency),
  };
}

function rateTypeOf(plugins: TotalsInput['plugins']): TaxRateType {
  if (plugins?.taxes.length) return 'AUTO_RATE';
  return plugins?.problems.tax ? 'FALLBACK_RATE' : 'MANUAL_RATE';
}
