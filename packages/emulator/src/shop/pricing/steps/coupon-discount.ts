import { compare, round, sum } from '../../../kernel/money/decimal.js';
import { couponProblem } from '../coupons/coupon-problem.js';
import { covers, isRestricted } from '../coupons/coupon-scope.js';
import type { AppliedDiscount, CalculationProblem, TotalsInput } from '../totals/totals.js';
import { couponShares } from './coupon-shares.js';
import type { RemainingPrices } from './remaining-prices.js';

/** Discount of a coupon. */
export interface CouponDiscount {
  readonly applied: readonly AppliedDiscount[];
  /** Whether the coupon gives free shipping. */
  readonly freeShipping: boolean;
  readonly problem?: CalculationProblem;
}

/** Applies the coupon to its items, or finds the reason why it cannot be used. */
export function takeCoupon(
  { at, coupon, couponUses: uses = 0, currency, items }: TotalsInput,
  prices: ReadonlyMap<string, string>,
  remaining: RemainingPrices,
): CouponDiscount {
  if (!coupon) return { applied: [], freeShipping: false };
  const priced = items.filter(({ quantity }) => quantity > 0);
  const problem = couponProblem(
    coupon,
    priced.map(({ catalogItemId, collectionIds, id }) => ({
      price: prices.get(id) ?? '0',
      collectionIds,
      catalogItemId,
    })),
    { at, currency, uses },
  );
  if (problem) return { applied: [], freeShipping: false, problem };
  const { benefit } = coupon;
  if ('freeShipping' in benefit) return { applied: [], freeShipping: true };
  const eligible = priced.filter((item) => covers(coupon, item));
  const shares = couponShares({ ...coupon, benefit }, eligible, currency);
  for (const [id, share] of shares) remaining.takeOff(id, share);
  const amount = round(sum(shares.values()), currency);
  const isGlobal = !isRestricted(coupon) && !coupon.limitedToOneItem;
  const itemIds = isGlobal ? [] : [...shares].filter(([, share]) => compare(share, 0) > 0).map(([id]) => id);
  const itemAmounts = itemIds.map((id) => ({ id, amount: shares.get(id) ?? '0' }));
  const discount: AppliedDiscount = isGlobal
    ? { type: 'GLOBAL', amount, itemIds, coupon }
    : { type: 'SPECIFIC_ITEMS', amount, itemIds, itemAmounts, coupon };
  return { applied: [discount], freeShipping: false };
}
