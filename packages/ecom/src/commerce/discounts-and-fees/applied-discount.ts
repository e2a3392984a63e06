import { entity, enumeration, float, type EnumerationValue } from '@cartwright/core';
import type { MultiCurrencyPrice } from '../prices/multi-currency-price.js';
import type { TranslatableString } from '../fields/translatable-string.js';

/** What a discount lowers. */
export const DiscountType = /* @__PURE__ */ enumeration('GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING');
/** What a discount lowers: all, some items, or shipping. */
export type DiscountType = EnumerationValue<typeof DiscountType>;

/** A coupon, and what it takes off. */
export interface AppliedCoupon {
  /** Its id. */
  _id?: string;
  /** The code that the buyer entered. */
  code?: string;
  /** What it takes off. */
  amount?: MultiCurrencyPrice;
  /** Its name. */
  name?: string;
}

/** What the merchant takes off by hand. */
export interface AppliedMerchantDiscount {
  /** How much. */
  amount?: MultiCurrencyPrice;
  /** How much in percent, from 0.01 to 100. */
  percentage?: number | null;
}

/** An automatic discount, and what it takes off. */
export interface AppliedDiscountRule {
  /** The rule's id. */
  _id?: string;
  /** Its name. */
  name?: TranslatableString;
  /** What it takes off. */
  amount?: MultiCurrencyPrice;
}

/** A discount that lowers the sums: one of the first three. */
export interface AppliedDiscount {
  /** A coupon. */
  coupon?: AppliedCoupon;
  /** The merchant's own. */
  merchantDiscount?: AppliedMerchantDiscount;
  /** An automatic one. */
  discountRule?: AppliedDiscountRule;
  /** What it lowers. */
  discountType?: DiscountType;
  /** The line items that it lowers. */
  lineItemIds?: string[];
}

/** The converted fields of {@link AppliedDiscount}. */
export const appliedDiscountShape = /* @__PURE__ */ entity<AppliedDiscount>({
  merchantDiscount: /* @__PURE__ */ entity<AppliedMerchantDiscount>({ percentage: float }),
});
