import type { Product } from '@cartwright/stores/products';
import { getDiscount, getPriceRange, type Selection } from '@cartwright/stores/selection';
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
export function chargedPrice(product: Product): number | undefined {
  const { min } = getPriceRange(product) ?? {};
  return min?.discountedPrice ?? min?.price ?? undefined;
}

/**
 * Price of a selection, with "from" while other variants cost more. Selections without a variant have the price of the
 * product.
 */
export function shownPrice(product: Product, selection: Selection = {}): ShownPrice {
  const { min, max } = getPriceRange(product, selection) ?? getPriceRange(product) ?? {};
  const { currency, price, discountedPrice, pricePerUnit } = min ?? {};
  const paid = discountedPrice ?? price;
  return {
    amount: typeof paid === 'number' ? money(paid, currency) : '',
    before: typeof price === 'number' && paid !== price ? money(price, currency) : undefined,
    isFrom: paid !== (max?.discountedPrice ?? max?.price),
    perUnit: typeof pricePerUnit === 'number' ? money(pricePerUnit, currency) : undefined,
  };
}

/** Discount label: "15% off" or "$5 off". */
export function discountLabel(product: Product, selection?: Selection): string | undefined {
  const discount = getDiscount(product, selection);
  return (
    discount && `${discount.percent ? `${discount.percent}%` : shortMoney(discount.amount, discount.currency)} off`
  );
}
