import { minus, round, sum } from '../../../kernel/money/decimal.js';
import type { ItemTotals, MembershipShare, TotalsInput } from '../totals/totals.js';
import { coveredOf } from './split-payment.js';

/** Amounts that memberships pay: the price of their items after discounts, with tax, without modifiers. */
export function payWithMemberships(
  { currency, items, plugins, taxIncludedInPrices }: TotalsInput,
  itemTotals: readonly ItemTotals[],
): MembershipShare[] {
  return (plugins?.memberships.paying ?? []).flatMap((membership): MembershipShare[] => {
    const isOf = ({ id }: { readonly id: string }) => id === membership.lineItemId;
    const totals = itemTotals.find(isOf);
    const item = items.find(isOf);
    if (!totals || !item) return [];
    const { discount, subtotal, tax } = coveredOf(totals, item, currency);
    const amount = minus(sum([subtotal, taxIncludedInPrices ? '0' : tax]), discount);
    return [{ ...membership, amount: round(amount, currency) }];
  });
}
