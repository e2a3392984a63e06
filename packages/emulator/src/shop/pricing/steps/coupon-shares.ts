import { allocate } from '../../../kernel/money/allocate.js';
import { compare, min, minus, round, sum, times } from '../../../kernel/money/decimal.js';
import type { Coupon, CouponBenefit } from '../coupons/coupon.js';
import type { TotalsItem } from '../totals/totals.js';

type Priced = Pick<TotalsItem, 'id' | 'unitPrice' | 'quantity'>;

/** Coupon with a discount on items. */
export type GoodsCoupon = Pick<Coupon, 'limitedToOneItem'> & {
  readonly benefit: Exclude<CouponBenefit, { readonly freeShipping: true }>;
};

/** Discount of the coupon on each of its items, at most the item's price. */
export function couponShares(
  { benefit, limitedToOneItem }: GoodsCoupon,
  items: readonly Priced[],
  currency: string,
): Map<string, string> {
  const cheapest = [...items].sort((a, b) => compare(a.unitPrice, b.unitPrice) || (a.id < b.id ? -1 : 1));
  const pool = limitedToOneItem ? cheapest.slice(0, 1).map((item) => ({ ...item, quantity: 1 })) : cheapest;
  if ('buyXGetY' in benefit) {
    const bought = items.reduce((count, { quantity }) => count + quantity, 0);
    const free = countFree(bought, benefit.buyXGetY);
    return freeShares(cheapest, limitedToOneItem ? Math.min(free, 1) : free, currency);
  }
  const getPrice = ({ quantity, unitPrice }: Priced) => round(times(unitPrice, quantity), currency);
  if ('fixedPriceAmount' in benefit) {
    return new Map(
      pool.map((item) => {
        const fixed = round(times(benefit.fixedPriceAmount, item.quantity), currency);
        return [item.id, minus(getPrice(item), min(getPrice(item), fixed))];
      }),
    );
  }
  const most = sum(pool.map(getPrice));
  const wanted =
    'percentOffRate' in benefit ? times(times(most, benefit.percentOffRate), '0.01') : benefit.moneyOffAmount;
  const weights = pool.map((item) => ({ id: item.id, weight: getPrice(item) }));
  return allocate(round(min(wanted, most), currency), weights, currency);
}

/** Number of free units: `y` of each `x + y`, and those beyond `x` in the remainder. */
const countFree = (bought: number, { x, y }: { readonly x: number; readonly y: number }): number =>
  Math.floor(bought / (x + y)) * y + Math.max(0, (bought % (x + y)) - x);

/** Prices of the cheapest units, up to a number of units, by item ID. */
function freeShares(cheapest: readonly Priced[], free: number, currency: string): Map<string, string> {
  let left = free;
  return new Map(
    cheapest.map(({ id, quantity, unitPrice }) => {
      const count = Math.min(quantity, left);
      left -= count;
      return [id, round(times(unitPrice, count), currency)];
    }),
  );
}
