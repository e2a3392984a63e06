import type { SelectionDiscount } from '@cartwright/stores/selection';
import type { PriceFormat } from '../currency/price-format.js';

/** Discount label: "15% off" or "$5 off". `undefined` without a discount. */
export const discountLabel = (
  discount: SelectionDiscount | undefined,
  { formatShort }: PriceFormat,
): string | undefined =>
  discount && `${discount.percent ? `${discount.percent}%` : formatShort(discount.amount, discount.currency)} off`;
