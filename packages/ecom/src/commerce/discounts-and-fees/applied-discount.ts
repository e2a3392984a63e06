import { entity, enumeration, float, type EnumerationValue } from '@cartwright/core';
import type { MultiCurrencyPrice } from '../prices/multi-currency-price.js';
import type { TranslatableString } from '../fields/translatable-string.js';

/**
 * Scopes of a discount:
 * - `GLOBAL`: the whole purchase.
 * - `SPECIFIC_ITEMS`: the items in `lineItemIds`.
 * - `SHIPPING`: the shipping price.
 */
export const DiscountType = /* @__PURE__ */ enumeration('GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING');
/** Scope of a discount. */
export type DiscountType = EnumerationValue<typeof DiscountType>;

/** Applied coupon. */
export interface AppliedCoupon {
  /** Coupon ID. */
  _id?: string;
  /** Coupon code. */
  code?: string;
  /** Amount of the discount. */
  amount?: MultiCurrencyPrice;
  /** Coupon name. */
  name?: string;
}

/** Discount that the merchant set manually. */
export interface AppliedMerchantDiscount {
  /** Amount of the discount. */
  amount?: MultiCurrencyPrice;
  /** Percentage of the discount, from 0.01 to 100. */
  percentage?: number | null;
}

/** Automatic discount applied by a discount rule. */
export interface AppliedDiscountRule {
  /** Discount rule ID. */
  _id?: string;
  /** Name of the discount rule. */
  name?: TranslatableString;
  /** Amount of the discount. */
  amount?: MultiCurrencyPrice;
}

/** Applied discount. One of `coupon`, `merchantDiscount` and `discountRule` is set. */
export interface AppliedDiscount {
  /** Coupon. */
  coupon?: AppliedCoupon;
  /** Merchant discount. */
  merchantDiscount?: AppliedMerchantDiscount;
  /** Automatic discount. */
  discountRule?: AppliedDiscountRule;
  /** Scope of the discount. */
  discountType?: DiscountType;
  /** IDs of the discounted line items. */
  lineItemIds?: string[];
}

/** Shape of {@link AppliedDiscount}: which fields are floating-point numbers. */
export const appliedDiscountShape = /* @__PURE__ */ entity<AppliedDiscount>({
  merchantDiscount: /* @__PURE__ */ entity<AppliedMerchantDiscount>({ percentage: float }),
});
