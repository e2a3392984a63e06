import { couponProblem } from '../coupons/index.js';
import { allocate, compare, min, minus, round, sum, times } from '../money/index.js';
import type { AppliedDiscount, CalculationProblem, TotalsInput } from './totals.js';

/** The discounts on the goods, and what they take off each item. */
export interface GoodsDiscounts {
  readonly applied: readonly AppliedDiscount[];
  readonly byItem: ReadonlyMap<string, string>;
  /** Whether a coupon pays for the shipping. */
  readonly freeShipping: boolean;
  readonly problem?: CalculationProblem;
}

/** Applies the coupon, then the merchant's discounts to what is left. No item ever costs less than nothing. */
export function discountGoods(input: TotalsInput, prices: ReadonlyMap<string, string>): GoodsDiscounts {
  const { at, coupon, currency, items, merchantDiscounts = [] } = input;
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
      priced.map(({ collectionIds, id }) => ({ price: prices.get(id) ?? '0', collectionIds })),
      at,
      currency,
    );
  const benefit = coupon && !problem ? coupon.benefit : undefined;
  if (coupon && benefit && !('freeShipping' in benefit)) {
    const { collectionId } = coupon;
    const ids = priced.filter((item) => !collectionId || item.collectionIds.includes(collectionId)).map(({ id }) => id);
    const wanted =
      'percentOffRate' in benefit
        ? times(times(sum(ids.map(left)), benefit.percentOffRate), '0.01')
        : benefit.moneyOffAmount;
    const type = collectionId ? 'SPECIFIC_ITEMS' : 'GLOBAL';
    applied.push({ type, amount: take(ids, wanted), itemIds: collectionId ? ids : [], coupon });
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
