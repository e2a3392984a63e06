import { allocate } from '../../../kernel/money/allocate.js';
import { compare, min, minus, round, sum, times } from '../../../kernel/money/decimal.js';
import { couponProblem } from '../coupons/coupon-problem.js';
import { covers, isRestricted } from '../coupons/coupon-scope.js';
import type { Rate } from '../totals/plugin-results.js';
import { couponShares } from './coupon-shares.js';
import type { AppliedDiscount, CalculationProblem, TotalsInput } from '../totals/totals.js';

/** The discounts on the goods, and what they take off each item. */
export interface GoodsDiscounts {
  readonly applied: readonly AppliedDiscount[];
  readonly byItem: ReadonlyMap<string, string>;
  /** Whether a coupon pays for the shipping. */
  readonly freeShipping: boolean;
  readonly problem?: CalculationProblem;
}

/** Applies the coupon, then the discounts of rules, of plugins and of the merchant to what is left. No item ever costs less than nothing. */
export function discountGoods(input: TotalsInput, prices: ReadonlyMap<string, string>): GoodsDiscounts {
  const { at, coupon, couponUses = 0, currency, items, merchantDiscounts = [] } = input;
  const byItem = new Map(items.map((item) => [item.id, '0']));
  const left = (id: string) => minus(prices.get(id) ?? '0', byItem.get(id) ?? '0');
  const take = (ids: readonly string[], amount: string): string => {
    const most = sum(ids.map(left));
    const taken = round(min(amount, most), currency);
    const shares = ids.map((id) => ({ id, weight: left(id) }));
    for (const [id, share] of allocate(taken, shares, currency)) byItem.set(id, sum([byItem.get(id) ?? '0', share]));
    return taken;
  };

  const applied: AppliedDiscount[] = [];
  const priced = items.filter((item) => item.quantity > 0);
  const problem =
    coupon &&
    couponProblem(
      coupon,
      priced.map(({ catalogItemId, collectionIds, id }) => ({
        ...{ price: prices.get(id) ?? '0', collectionIds, catalogItemId },
      })),
      { at, currency, uses: couponUses },
    );
  const benefit = coupon && !problem ? coupon.benefit : undefined;
  if (coupon && benefit && !('freeShipping' in benefit)) {
    const eligible = priced.filter((item) => covers(coupon, item));
    const shares = couponShares({ ...coupon, benefit }, eligible, currency);
    for (const [id, share] of shares) byItem.set(id, share);
    const amount = round(sum(shares.values()), currency);
    const isGlobal = !isRestricted(coupon) && !coupon.limitedToOneItem;
    const itemIds = isGlobal ? [] : [...shares].filter(([, share]) => compare(share, 0) > 0).map(([id]) => id);
    applied.push({ type: isGlobal ? 'GLOBAL' : 'SPECIFIC_ITEMS', amount, itemIds, coupon });
  }
  for (const { global, id, lines, name } of [...(input.rules ?? []), ...(input.plugins?.discounts ?? [])]) {
    const wantedOf = (rate: Rate, ids: readonly string[]) =>
      'amount' in rate ? rate.amount : times(times(sum(ids.map(left)), rate.percentage), '0.01');
    const all = priced.map((item) => item.id);
    if (global) {
      applied.push({ type: 'GLOBAL', amount: take(all, wantedOf(global, all)), itemIds: [], rule: { id, name } });
    }
    const named = lines.filter((line) => all.includes(line.id));
    const amounts = named.map((line) => take([line.id], wantedOf(line.rate, [line.id])));
    const itemIds = [...new Set(named.map((line) => line.id))];
    applied.push({ type: 'SPECIFIC_ITEMS', amount: round(sum(amounts), currency), itemIds, rule: { id, name } });
  }
  for (const merchantDiscount of merchantDiscounts) {
    const ids = priced.map(({ id }) => id);
    const wanted =
      'amount' in merchantDiscount
        ? merchantDiscount.amount
        : times(times(sum(ids.map(left)), merchantDiscount.percentage), '0.01');
    applied.push({ type: 'GLOBAL', amount: take(ids, wanted), itemIds: [], merchantDiscount });
  }
  return {
    applied: applied.filter(({ amount, merchantDiscount }) => merchantDiscount || compare(amount, 0) > 0),
    byItem,
    freeShipping: benefit !== undefined && 'freeShipping' in benefit,
    ...(problem && { problem }),
  };
}
