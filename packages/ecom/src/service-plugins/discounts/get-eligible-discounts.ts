import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import type { TranslatableString } from '../../commerce/fields/translatable-string.js';
import type { DiscountSource, TargetType, Type } from './enumerations.js';

/** Purchase to get discounts for. */
export interface GetEligibleDiscountsRequest {
  /** Line items, at most 300. */
  lineItems?: LineItem[];
  /** Purchase flow ID, shared by the cart, its checkout and the order. */
  purchaseFlowId?: string | null;
  /** Coupon code that the buyer entered. At most one. */
  couponCodes?: string[];
  /** Buyer's email address. */
  buyerEmail?: string | null;
}

/** Line item of a purchase. */
export interface LineItem {
  /** Line item ID. */
  _id?: string;
  /** Quantity, from 0 to 100000. */
  quantity?: number | null;
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** Price, as a decimal string. */
  price?: string;
}

/** Discounts that the purchase is eligible for. */
export interface GetEligibleDiscountsResponse {
  /** Discounts, at most 100. */
  discounts?: Discount[];
}

/** Discount. The field for its `targetType` is set. */
export interface Discount {
  /** Discount on the whole purchase. */
  globalDiscounts?: BaseDiscounts;
  /** Discount on shipping. */
  shippingDiscounts?: BaseDiscounts;
  /** Discounts on line items. */
  lineItemsDiscounts?: LineItemsDiscounts;
  /** Coupon of the discount. Set if `source` is `COUPON`. */
  couponOptions?: CouponOptions;
  /** Target of the discount. */
  targetType?: TargetType;
  /** Discount name, shown to the buyer. */
  name?: TranslatableString;
  /** Discount ID in the plugin's system. */
  externalId?: string | null;
  /** Source of the discount. */
  source?: DiscountSource;
}

/** Discount on the whole purchase or on shipping. */
export interface BaseDiscounts {
  /** Discount rate. */
  rate?: DiscountRate;
}

/** Discount rate: an amount or a percentage. */
export interface DiscountRate {
  /** Amount, as a decimal string. */
  fixedAmountValue?: string;
  /** Percentage, as a decimal string from 0 to 100. */
  percentageValue?: string;
  /** Type of the rate. */
  type?: Type;
}

/** Discounts on line items. */
export interface LineItemsDiscounts {
  /** Discount rates by line item, at most 300. */
  lineItems?: LineItemRate[];
}

/** Discount on a line item. */
export interface LineItemRate {
  /** Discount rate. */
  rate?: DiscountRate;
  /** Line item ID. */
  _id?: string;
}

/** Coupon of a discount. */
export interface CouponOptions {
  /** Coupon code. */
  code?: string | null;
}
