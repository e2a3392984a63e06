import { compare, round, sum, times } from '../../../kernel/money/decimal.js';
import { takeCoupon } from './coupon-discount.js';
import type { ItemPrices } from './price-items.js';
import { RemainingPrices } from './remaining-prices.js';
import type { Rate } from '../totals/plugin-results.js';
import type { AppliedDiscount, CalculationProblem, TotalsInput } from '../totals/totals.js';

/** Applies the merchant's discounts to the remaining prices of all items. */
function takeMerchantDiscounts(
  { items, merchantDiscounts = [] }: TotalsInput,
  remaining: RemainingPrices,
): AppliedDiscount[] {
  const ids = items.filter(({ quantity }) => quantity > 0).map(({ id }) => id);
  return merchantDiscounts.map((merchantDiscount) => {
    const amount =
      'amount' in merchantDiscount
        ? merchantDiscount.amount
        : times(times(remaining.of(ids), merchantDiscount.percentage), '0.01');
    return { type: 'GLOBAL', amount: remaining.take(ids, amount), itemIds: [], merchantDiscount };
  });
}

/** Applies the discounts of rules and then those of plugins to the items, each to the remaining prices. */
function takeRules(
  { currency, items, plugins, rules = [] }: TotalsInput,
  remaining: RemainingPrices,
): AppliedDiscount[] {
  const all = items.filter(({ quantity }) => quantity > 0).map(({ id }) => id);
  const getAmount = (rate: Rate, ids: readonly string[]) =>
    'amount' in rate ? rate.amount : times(times(remaining.of(ids), rate.percentage), '0.01');
  return [...rules, ...(plugins?.discounts ?? [])].flatMap(({ global, id, lines, name }): AppliedDiscount[] => {
    const rule = { id, name };
    const taken = global && remaining.take(all, getAmount(global, all));
    const named = lines.filter((line) => all.includes(line.id));
    const amounts = named.map((line) => remaining.take([line.id], getAmount(line.rate, [line.id])));
    const itemIds = [...new Set(named.map((line) => line.id))];
    return [
      ...(taken === undefined ? [] : [{ type: 'GLOBAL' as const, amount: taken, itemIds: [], rule }]),
      {
        type: 'SPECIFIC_ITEMS',
        amount: round(sum(amounts), currency),
        itemIds,
        rule,
        itemAmounts: named.map((line, index) => ({ id: line.id, amount: amounts[index] ?? '0' })),
      },
    ];
  });
}

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
