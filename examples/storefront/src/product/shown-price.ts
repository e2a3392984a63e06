import type { Product } from '@cartwright/stores/products';
import { getDiscount, getPrice, type Selection } from '@cartwright/stores/selection';
import { money, shortMoney } from '../app/money.js';

/** Formatted price of a product. */
export interface ShownPrice {
  readonly amount: string;
  readonly before: string | undefined;
  /** Whether other variants cost more. */
  readonly isFrom: boolean;
  readonly perUnit: string | undefined;
}

/** Lowest discounted price of a product, as shown on its card. `undefined` without a price. */
export const chargedPrice = (product: Product): number | undefined => getPrice(product)?.amount;

/**
 * Price of a selection, with "from" while other variants cost more. Selections without a variant have the price of the
 * product.
 */
export function shownPrice(product: Product, selection: Selection = {}): ShownPrice {
  const { amount, compareAt, currency, isFrom = false, perUnit } = getPrice(product, selection) ?? {};
  const written = (price: number | undefined) => (price === undefined ? undefined : money(price, currency));
  return { amount: written(amount) ?? '', before: written(compareAt), isFrom, perUnit: written(perUnit) };
}

/** Discount label: "15% off" or "$5 off". */
export function discountLabel(product: Product, selection?: Selection): string | undefined {
  const discount = getDiscount(product, selection);
  return (
    discount && `${discount.percent ? `${discount.percent}%` : shortMoney(discount.amount, discount.currency)} off`
  );
}
