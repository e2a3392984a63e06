import { times } from '../../../kernel/money/decimal.js';
import type { AppliedDiscount, TotalsInput } from '../totals/totals.js';
import type { RemainingPrices } from './remaining-prices.js';

/** Applies the merchant's discounts to the remaining prices of all items. */
export function takeMerchantDiscounts(
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
