import { compare, min, minus, round, sum, times } from '../../../kernel/money/decimal.js';
import type { AppliedDiscount, TotalsInput } from '../totals/totals.js';
import { type Delivery, chooseDelivery } from './choose-delivery.js';
import type { ItemDiscounts } from './discount-items.js';

/** Shipping of an order before tax. */
export interface ShippingPrice extends Delivery {
  readonly price: string;
  readonly discount: string;
  readonly applied: readonly AppliedDiscount[];
}

/**
 * Calculates the price of the selected shipping option after discounts: free with a free-shipping coupon, otherwise
 * reduced by the discounts of plugins.
 */
export function priceShipping(
  input: TotalsInput,
  subtotal: string,
  { freeShipping }: Pick<ItemDiscounts, 'freeShipping'>,
): ShippingPrice {
  const { coupon, currency } = input;
  const delivery = chooseDelivery(input, subtotal);
  const price = round(delivery.selected?.price ?? '0', currency);
  if (freeShipping) {
    const free = { type: 'SHIPPING' as const, amount: price, itemIds: [] };
    return { ...delivery, price, discount: price, applied: coupon && delivery.selected ? [{ ...free, coupon }] : [] };
  }
  const applied = pluginDiscounts(input, price);
  return { ...delivery, price, discount: round(sum(applied.map(({ amount }) => amount)), currency), applied };
}

/** Discounts of plugins on shipping, at most its price. */
function pluginDiscounts({ currency, plugins }: TotalsInput, price: string): AppliedDiscount[] {
  let left = price;
  return (plugins?.discounts ?? []).flatMap(({ id, name, shipping: rate }): AppliedDiscount[] => {
    if (!rate) return [];
    const wanted = 'amount' in rate ? rate.amount : times(times(left, rate.percentage), '0.01');
    const amount = round(min(wanted, left), currency);
    left = minus(left, amount);
    return compare(amount, 0) > 0 ? [{ type: 'SHIPPING', amount, itemIds: [], rule: { id, name } }] : [];
  });
}
