import type { Tax } from '../tax/tax-on.js';
import { compare, minus, min, round, sum, times } from '../../../kernel/money/decimal.js';
import type { AppliedDiscount, TotalsInput } from '../totals/totals.js';

/** What plugins take off the shipping; never more than it costs. */
export function shippingDiscounts({ currency, plugins }: TotalsInput, shipping: string): AppliedDiscount[] {
  let left = shipping;
  return (plugins?.discounts ?? []).flatMap(({ id, name, shipping: rate }): AppliedDiscount[] => {
    if (!rate) return [];
    const wanted = 'amount' in rate ? rate.amount : times(times(left, rate.percentage), '0.01');
    const amount = round(min(wanted, left), currency);
    left = minus(left, amount);
    return compare(amount, 0) > 0 ? [{ type: 'SHIPPING', amount, itemIds: [], rule: { id, name } }] : [];
  });
}

/**
 * The tax that a plugin found on an item, the shipping or a fee; nothing where it was asked about another
 * amount, or where the tax would be more than the price that contains it.
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
