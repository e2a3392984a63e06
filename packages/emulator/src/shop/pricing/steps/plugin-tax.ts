import { compare, minus, round, sum } from '../../../kernel/money/decimal.js';
import type { Tax } from '../tax/tax-on.js';
import type { TotalsInput } from '../totals/totals.js';

/**
 * Finds the tax that a plugin calculated for an item, shipping or a fee. `undefined` if the plugin calculated it for
 * another amount, or if the tax exceeds the price that includes it.
 */
export function pluginTax(
  { currency, plugins, taxIncludedInPrices }: TotalsInput,
  id: string,
  amount: string,
): Tax | undefined {
  const found = plugins?.taxes.find((one) => one.id === id && one.amount === amount);
  if (!found) return undefined;
  const parts = found.parts.map(({ jurisdiction, name, rate, tax: part }) => ({
    rate: { name, type: 'Sales Tax', jurisdiction, jurisdictionType: 'STATE' as const, rate },
    tax: round(part, currency),
  }));
  const tax = round(sum(parts.map((part) => part.tax)), currency);
  if (taxIncludedInPrices && compare(tax, amount) > 0) return undefined;
  return {
    taxable: taxIncludedInPrices ? round(minus(amount, tax), currency) : amount,
    rate: sum(found.parts.map((part) => part.rate)),
    tax,
    parts,
  };
}
