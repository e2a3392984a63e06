import { compare, percentage, subtract } from '@cartwright/core/money';
import type { CatalogSubscription } from '@cartwright/stores/catalog';
import type { CatalogSelectionPrice } from '@cartwright/stores/selection';
import type { PriceFormat } from '../lib/currency/price-format.js';

type Discounted = Pick<CatalogSubscription, 'discount'>;

/** Discount of a plan: `10%` or `$2.50`. `undefined` without one. */
export function planDiscount(
  { discount }: Discounted,
  { formatShort, locale }: PriceFormat,
  currency?: string,
): string | undefined {
  if (!discount) return undefined;
  return 'percent' in discount
    ? (discount.percent / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 })
    : formatShort(discount.amount, currency);
}

/** Price of each payment of a plan. `undefined` while the price of the product depends on a missing choice. */
export function planPrice({ discount }: Discounted, price: CatalogSelectionPrice | undefined): string | undefined {
  if (!price?.currency || price.isFrom) return undefined;
  const { amount, currency } = price;
  if (!discount) return amount;
  const off = 'percent' in discount ? percentage(amount, discount.percent, currency) : discount.amount;
  return compare(off, amount) > 0 ? '0' : subtract(amount, off);
}

/** Price of a product with a plan, beside the price without it. There is no price per unit of a discounted plan. */
export function applyPlan(
  plan: Discounted,
  price: CatalogSelectionPrice | undefined,
): CatalogSelectionPrice | undefined {
  const amount = plan.discount && planPrice(plan, price && { ...price, isFrom: false });
  if (!price || amount === undefined) return price;
  const { compareAt = price.amount, currency, isFrom } = price;
  return { amount, compareAt, currency, isFrom };
}
