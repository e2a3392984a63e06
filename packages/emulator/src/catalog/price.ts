import Big from 'big.js';
import type { Discount } from './product.js';

/** The currency of the store's prices (ISO 4217). */
export const storeCurrency = 'USD';

const formatter = new Intl.NumberFormat('en-US', { style: 'currency', currency: storeCurrency });

/** Writes an amount of the store's currency: `1234.5` as `$1,234.50`. */
export const formatPrice = (amount: number): string => formatter.format(amount);

/** Takes the discount off a price, to the cent (half up), never below zero. */
export function discountedPrice(price: number, discount: Discount): number {
  if (discount.type === 'NONE') return price;
  const reduction =
    discount.type === 'AMOUNT' ? new Big(discount.value) : new Big(price).times(discount.value).div(100);
  const result = new Big(price).minus(reduction).round(2, Big.roundHalfUp);
  return result.lt(0) ? 0 : result.toNumber();
}
