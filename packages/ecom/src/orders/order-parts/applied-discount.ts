import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { DiscountType } from '../../commerce/discounts-and-fees/applied-discount.js';
import type { TranslatableString } from '../../commerce/fields/translatable-string.js';
import type { Price } from '../../commerce/prices/price.js';

/** Why the merchant took something off. */
export const DiscountReason = /* @__PURE__ */ enumeration('UNSPECIFIED', 'EXCHANGED_ITEMS', 'BILLING_ADJUSTMENT');
/** Why the merchant took something off. */
export type DiscountReason = EnumerationValue<typeof DiscountReason>;

/** A coupon, and what it took off. */
export interface Coupon {
  /** Its id. */
  _id?: string;
  /** The code that the buyer entered. */
  code?: string;
  /** Its name. */
  name?: string;
  /** What it took off. */
  amount?: Price;
}

/** What the merchant took off by hand. */
export interface MerchantDiscount {
  /** How much. */
  amount?: Price;
  /** Why. */
  discountReason?: DiscountReason;
  /** Why, in words. */
  description?: string | null;
}

/** An automatic discount, and what it took off. */
export interface DiscountRule {
  /** The rule's id. */
  _id?: string;
  /** Its name. */
  name?: TranslatableString;
  /** What it took off. */
  amount?: Price;
}

/** What a discount took off one line item. */
export interface LineItemDiscount {
  /** The line item's id. */
  _id?: string;
  /** What it took off. */
  totalDiscount?: Price;
}

/** A discount of an order: one of the first three. */
export interface AppliedDiscount {
  /** A coupon. */
  coupon?: Coupon;
  /** The merchant's own. */
  merchantDiscount?: MerchantDiscount;
  /** An automatic one. */
  discountRule?: DiscountRule;
  /** What it lowered. */
  discountType?: DiscountType;
  /** The line items that it lowered. Superseded by `lineItemDiscounts`. */
  lineItemIds?: string[];
  /** Its id in the order. */
  _id?: string | null;
  /** What it took off each line item. */
  lineItemDiscounts?: LineItemDiscount[];
}
