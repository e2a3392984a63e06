import { compare, percentage, subtract } from '@cartwright/core/money';
import type { CatalogSubscription } from '../catalog/model/subscription.js';
import type { CatalogSelectionPrice } from './get-price.js';

/**
 * Gets the price of each payment of a subscription: that of the selection, less the discount of the subscription. The price
 * without a subscription becomes the compare-at price, unless there is one. A discounted price has no price per unit.
 *
 * @param price - Price of the selection: see {@link getPrice}.
 * @param subscription - Subscription of the product. Without it, or without a discount, the price is returned as it is.
 * @returns The price, as decimal strings. It is not negative. Without a currency, it has two decimal places.
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
