import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import type { TranslatableString } from '../../commerce/fields/translatable-string.js';
import type { DiscountSource, TargetType, Type } from './enumerations.js';

/** A purchase whose discounts are asked for. */
export interface GetEligibleDiscountsRequest {
  /** Catalog line items. */
  lineItems?: LineItem[];
  /** The purchase flow that it belongs to. */
  purchaseFlowId?: string | null;
  /** The codes of the coupons that the buyer entered. */
  couponCodes?: string[];
  /** The buyer's e-mail address. */
  buyerEmail?: string | null;
}

/** An item of a purchase. */
export interface LineItem {
  /** Its id in the cart. Read-only. */
  _id?: string;
  /** How many. */
  quantity?: number | null;
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** The price, as decimal digits. */
  price?: string;
}

/** Its discounts. */
export interface GetEligibleDiscountsResponse {
  /** The discounts. */
  discounts?: Discount[];
}

/** A discount. */
export interface Discount {
  /** Taken off the whole purchase. */
  globalDiscounts?: BaseDiscounts;
  /** Taken off shipping. */
  shippingDiscounts?: BaseDiscounts;
  /** Taken off items. */
  lineItemsDiscounts?: LineItemsDiscounts;
  /** Its coupon. */
  couponOptions?: CouponOptions;
  /** What it is taken off. */
  targetType?: TargetType;
  /** Its name, as the buyer sees it. */
  name?: TranslatableString;
  /** Its id with you. */
  externalId?: string | null;
  /** Where it comes from. */
  source?: DiscountSource;
}

/** A discount on a sum. */
export interface BaseDiscounts {
  /** How much is taken off. */
  rate?: DiscountRate;
}

/** How much is taken off: an amount or a percentage. */
export interface DiscountRate {
  /** The amount, as decimal digits. */
  fixedAmountValue?: string;
  /** The percentage, as decimal digits from 0 to 100. */
  percentageValue?: string;
  /** Which of the two it is. */
  type?: Type;
}

/** Discounts on items. */
export interface LineItemsDiscounts {
  /** Catalog line items. */
  lineItems?: LineItemRate[];
}

/** The discount on an item. */
export interface LineItemRate {
  /** How much is taken off. */
  rate?: DiscountRate;
  /** Its id. */
  _id?: string;
}

/** The coupon of a discount. */
export interface CouponOptions {
  /** Its code. */
  code?: string | null;
}
