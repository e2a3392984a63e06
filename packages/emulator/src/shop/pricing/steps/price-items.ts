import { round, sum, times } from '../../../kernel/money/decimal.js';
import type { TotalsInput } from '../totals/totals.js';

/** Full prices of items, without discounts. */
export interface ItemPrices {
  /** Unit price times quantity, by item ID. */
  readonly byItem: ReadonlyMap<string, string>;
  readonly subtotal: string;
}

/** Prices each item: unit price times quantity. */
export function priceItems({ currency, items }: TotalsInput): ItemPrices {
  const byItem = new Map(items.map((item) => [item.id, round(times(item.unitPrice, item.quantity), currency)]));
  return { byItem, subtotal: round(sum(byItem.values()), currency) };
}
