import { compare, min, minus, round, sum } from '../../../kernel/money/decimal.js';
import type { MembershipShare, Sums, Totals, TotalsInput } from '../totals/totals.js';

/**
 * Pays the amount that memberships leave with the gift card: at most its balance and the amount that the buyer requested. What
 * is due now is paid first.
 */
export function payWithGiftCard(
  { currency, giftCard }: TotalsInput,
  { memberships, payNow, total }: { total: string; payNow: Sums; memberships: readonly MembershipShare[] },
): Pick<Totals, 'due' | 'giftCard' | 'afterGiftCard'> {
  const due = round(minus(total, sum(memberships.map(({ amount }) => amount))), currency);
  const wanted = giftCard && min(giftCard.balance, giftCard.requestedAmount ?? giftCard.balance);
  const amount = wanted === undefined ? '0' : round(min(wanted, due), currency);
  const left = (total: string) => round(compare(total, amount) > 0 ? minus(total, amount) : '0', currency);
  return {
    due,
    ...(giftCard && { giftCard: { ...giftCard, amount } }),
    afterGiftCard: { total: left(due), payNow: left(payNow.total) },
  };
}
