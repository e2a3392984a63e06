import type { SelectionDiscount } from '@cartwright/stores/selection';
import { shortMoney } from '../app/money.js';

/** Discount label: "15% off" or "$5 off". `undefined` without a discount. */
export const discountLabel = (discount: SelectionDiscount | undefined): string | undefined =>
  discount && `${discount.percent ? `${discount.percent}%` : shortMoney(discount.amount, discount.currency)} off`;
