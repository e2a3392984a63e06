import type { TranslatableString } from '../../commerce/fields/translatable-string.js';
import type { ConvertedMoney } from '../entity/converted-money.js';
import type { DiscountSource } from '../entity/discount-source.js';
import type { DiscountScope } from '../../enumerations/cart-enumerations.js';

export { DiscountScope } from '../../enumerations/cart-enumerations.js';

/** Discount on one line item. */
export interface V2LineItemDiscount {
  /** Line item ID. */
  lineItemId?: string;
  /** Amount off the whole quantity. */
  amountOff?: ConvertedMoney;
}

/** Discount on a cart. */
export interface Discount {
  /** Display name. */
  name?: TranslatableString;
  /** Discount rule or coupon that grants the discount. */
  source?: DiscountSource;
  /** Part of the cart that is reduced. */
  scope?: DiscountScope;
  /** Number of billing cycles of a subscription that are reduced. Absent if all are. */
  subscriptionCycles?: number | null;
  /** Total amount of the discount. */
  total?: ConvertedMoney;
  /** Amounts by line item. Set if `scope` is `LINE_ITEM`. */
  lineItemDiscounts?: V2LineItemDiscount[];
}
