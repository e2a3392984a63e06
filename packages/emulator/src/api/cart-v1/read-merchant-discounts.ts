import type { MerchantDiscount } from '../../shop/pricing/totals/totals.js';
import { isAmount } from '../../kernel/money/decimal.js';
import { check, violation } from '../../kernel/input/violation.js';
import { isObject } from '../../kernel/input/object.js';
import { readList } from '../../kernel/input/read-list.js';

/**
 * Reads the merchant's discounts: amounts as `"5.00"` or as money objects, or percentages from 0 to 100.
 *
 * @throws {ValidationError}
 */
export function readMerchantDiscounts(value: unknown, currency: string): MerchantDiscount[] {
  return readList(value, 'merchantDiscounts').map(({ amount, percentage }, index) => {
    if (typeof percentage === 'number' && percentage >= 0 && percentage <= 100) return { percentage };
    const value = isObject(amount) ? amount.amount : amount;
    if (isAmount(value, currency)) return { amount: value };
    check([violation(`merchantDiscounts[${index}].amount`, 'must be an amount, such as "12.50"', 'FORMAT')]);
    return { amount: '0' };
  });
}
