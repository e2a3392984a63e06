import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { DiscountType } from '../../commerce/discounts-and-fees/applied-discount.js';
import type { TranslatableString } from '../../commerce/fields/translatable-string.js';
import type { Price } from '../../commerce/prices/price.js';

/**
 * Predefined reasons for a manual discount.
 *
 * - `EXCHANGED_ITEMS`: balances the exchange of items.
 * - `BILLING_ADJUSTMENT`: compensates for a shortened subscription cycle.
 */
export const DiscountReason = /* @__PURE__ */ enumeration('UNSPECIFIED', 'EXCHANGED_ITEMS', 'BILLING_ADJUSTMENT');
/** Predefined reason for a manual discount. */
export type DiscountReason = EnumerationValue<typeof DiscountReason>;

/** Coupon applied to an order. */
export interface Coupon {
  /** The coupon's ID. */
  _id?: string;
  /** Coupon code entered by the buyer. */
  code?: string;
  /** Display name of the coupon. */
  name?: string;
  /** Discount amount of the coupon. */
  amount?: Price;
}

/** Discount that the merchant added manually. Either `discountReason` or `description` explains it. */
export interface MerchantDiscount {
  /** Discount amount. */
  amount?: Price;
  /** Predefined reason for the discount. */
  discountReason?: DiscountReason;
  /** Custom reason for the discount. At most 200 characters. */
  description?: string | null;
}

/** Automatic discount applied to an order. */
export interface DiscountRule {
  /** The discount rule's ID. */
  _id?: string;
  /** Display name of the discount rule. */
  name?: TranslatableString;
  /** Discount amount of the rule. */
  amount?: Price;
}

/** Share of a line item in a discount. */
export interface LineItemDiscount {
  /** The line item's ID. */
  _id?: string;
  /** Discount on the line item's entire quantity. */
  totalDiscount?: Price;
}

/** Discount of an order. Exactly one of `coupon`, `merchantDiscount` and `discountRule` is present. */
export interface AppliedDiscount {
  /** Coupon that the buyer redeemed. */
  coupon?: Coupon;
  /** Discount that the merchant added manually. */
  merchantDiscount?: MerchantDiscount;
  /** Automatic discount. */
  discountRule?: DiscountRule;
  /** Scope of the discount: the whole order, specific line items or shipping. */
  discountType?: DiscountType;
  /** IDs of the discounted line items. Superseded by `lineItemDiscounts`. */
  lineItemIds?: string[];
  /** ID of the discount, unique in the order. */
  _id?: string | null;
  /** Discounted line items, with the discount on each. */
  lineItemDiscounts?: LineItemDiscount[];
}
