import { compare, percentage, subtract } from '@cartwright/core/money';
import type { CatalogSubscription } from '../catalog/model/subscription.js';
import type { CatalogSelectionPrice } from './get-price.js';

/**
 * Gets what each payment of a subscription costs: the price of the selection, reduced by the discount of the subscription.
 * `compareAt` is the full price, without any discount, and `perUnit` is left out.
 *
 * @param price - Price of the selection: see {@link getPrice}.
 * @param subscription - Subscription of the product. Without one, or if it has no discount, `price` is returned unchanged.
 * @returns The price, as decimal strings, at least `"0"`. A percentage is rounded to two decimal places without a currency.
 * @example
 * ```ts
 * import type { CatalogProduct, CatalogSubscription } from '@cartwright/stores/catalog';
 * import { getPrice, getSubscriptionPrice } from '@cartwright/stores/selection';
 *
 * export function monthlyPrice(product: CatalogProduct, monthly: CatalogSubscription) {
 *   const price = getPrice(product);
 *   return price && getSubscriptionPrice(price, monthly).amount;
 * }
 * ```
 */
export function getSubscriptionPrice(
  price: CatalogSelectionPrice,
  subscription?: Pick<CatalogSubscription, 'discount'>,
): CatalogSelectionPrice {
  const { amount, compareAt = amount, currency, isFrom } = price;
  const { discount } = subscription ?? {};
  if (!discount) return price;
  const off = 'percent' in discount ? percentage(amount, discount.percent, currency ?? 'USD') : discount.amount;
  return { amount: compare(off, amount) > 0 ? '0' : subtract(amount, off), compareAt, currency, isFrom };
}
