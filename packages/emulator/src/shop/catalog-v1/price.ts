import { compare, minus, round, times } from '../../kernel/money/decimal.js';
import type { Discount } from './product.js';

/** Subtracts a discount from a price. Rounds half up to the currency's minor unit; never below zero. */
export function discountedPrice(price: number, discount: Discount, currency: string): number {
  if (discount.type === 'NONE') return price;
  const { type, value } = discount;
  const left = minus(price, type === 'AMOUNT' ? value : times(times(price, value), '0.01'));
  return compare(left, 0) < 0 ? 0 : Number(round(left, currency));
}
