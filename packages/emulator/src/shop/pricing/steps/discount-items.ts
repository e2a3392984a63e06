import { compare } from '../../../kernel/money/decimal.js';
import type { AppliedDiscount, CalculationProblem, TotalsInput } from '../totals/totals.js';
import { takeCoupon } from './coupon-discount.js';
import { takeMerchantDiscounts } from './merchant-discounts.js';
import type { ItemPrices } from './price-items.js';
import { RemainingPrices } from './remaining-prices.js';
import { takeRules } from './rule-discounts.js';

/** Discounts on items. */
export interface ItemDiscounts {
  readonly applied: readonly AppliedDiscount[];
  readonly byItem: ReadonlyMap<string, string>;
  /** Whether a coupon gives free shipping. */
  readonly freeShipping: boolean;
  readonly problem?: CalculationProblem;
}

/** Applies the coupon to the items, then the discounts of rules and plugins, then those of the merchant. */
export function discountItems(input: TotalsInput, { byItem }: ItemPrices): ItemDiscounts {
  const remaining = new RemainingPrices(byItem, input.currency);
  const { applied, ...coupon } = takeCoupon(input, byItem, remaining);
  const all = [...applied, ...takeRules(input, remaining), ...takeMerchantDiscounts(input, remaining)];
  return {
    ...coupon,
    applied: all.filter(({ amount, merchantDiscount }) => merchantDiscount || compare(amount, 0) > 0),
    byItem: remaining.discounts,
  };
}
