import { compare, percentage, subtract } from '@cartwright/core/money';
import type { CatalogSubscription } from '@cartwright/stores/catalog';
import type { CatalogSelectionPrice } from '@cartwright/stores/selection';
import { shortMoney } from '../app/money.js';

type Discounted = Pick<CatalogSubscription, 'discount'>;

/** Words for the discount of a plan: `10% off`. Empty without one. */
export function planDiscount({ discount }: Discounted, currency?: string): string {
  if (!discount) return '';
  return `${'percent' in discount ? `${discount.percent}%` : shortMoney(discount.amount, currency)} off`;
}

/** Price of each payment of a plan. `undefined` while the price of the product depends on a missing choice. */
export function planPrice({ discount }: Discounted, price: CatalogSelectionPrice | undefined): string | undefined {
  if (!price?.currency || price.isFrom) return undefined;
  const { amount, currency } = price;
  if (!discount) return amount;
  const off = 'percent' in discount ? percentage(amount, discount.percent, currency) : discount.amount;
  return compare(off, amount) > 0 ? '0' : subtract(amount, off);
}
