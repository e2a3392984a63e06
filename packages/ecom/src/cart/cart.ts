import { date, entity } from '@cartwright/core';
import type { BuyerInfo } from '../commerce/buyers/buyer.js';
import { addressWithContactShape, type AddressWithContact } from '../commerce/addresses/address-with-contact.js';
import type { ExtendedFields } from '../commerce/fields/extended-fields.js';
import type { MultiCurrencyPrice } from '../commerce/prices/multi-currency-price.js';
import type { SelectedShippingOption } from '../commerce/shipping/shipping.js';
import type { WeightUnit } from '../commerce/line-items/units.js';
import { lineItemShape, type LineItem } from './line-item.js';

/** A coupon of a cart. What it takes off is in the estimate of the totals. */
export interface Coupon {
  /** Its id. */
  _id?: string;
  /** The code that the buyer entered. */
  code?: string;
}

/** What the merchant takes off a cart by hand. */
export interface MerchantDiscount {
  /** How much. */
  amount?: MultiCurrencyPrice;
}

/** A discount of a cart: one of the two. */
export interface CartDiscount {
  /** A coupon. */
  coupon?: Coupon;
  /** The merchant's own. */
  merchantDiscount?: MerchantDiscount;
}

/** What a visitor or member is about to buy. */
export interface Cart {
  /** Its id. Read-only. */
  _id?: string | null;
  /** When it was made. Read-only. */
  _createdDate?: Date | null;
  /** When it was last changed. Read-only. */
  _updatedDate?: Date | null;
  /** Its items, in the order they were added. Read-only: use the operations for items. */
  lineItems?: LineItem[];
  /** All items together, before coupons, shipping and tax. Read-only. */
  subtotal?: MultiCurrencyPrice;
  /** What the buyer tells the merchant. */
  buyerNote?: string | null;
  /** Whose cart it is. */
  buyerInfo?: BuyerInfo;
  /** The store's currency, as three letters of ISO 4217. Read-only. */
  currency?: string;
  /** The buyer's currency. Read-only. */
  conversionCurrency?: string;
  /** The currency that is paid in. Read-only. */
  paymentCurrency?: string;
  /** The buyer's language, as ISO 639-1 or IETF tag. Read-only. */
  buyerLanguage?: string | null;
  /** The site's language. Read-only. */
  siteLanguage?: string | null;
  /** Whether prices include tax. Read-only. */
  taxIncludedInPrices?: boolean | null;
  /** The store's unit of weight. Read-only. */
  weightUnit?: WeightUnit;
  /** The checkout that was made of it. Read-only. */
  checkoutId?: string | null;
  /** Its discounts. Read-only: coupons are set and removed by operations. */
  appliedDiscounts?: CartDiscount[];
  /** Where it is delivered to. */
  contactInfo?: AddressWithContact;
  /** Where the buyer checks out, when not on the platform's page. */
  overrideCheckoutUrl?: string | null;
  /** The purchase flow that it belongs to. Read-only. */
  purchaseFlowId?: string | null;
  /** The delivery option that the buyer chose. */
  selectedShippingOption?: SelectedShippingOption;
  /** Data of apps. */
  extendedFields?: ExtendedFields;
  /** The business location that sells. */
  businessLocationId?: string | null;
  /** How often it was changed, in digits. Read-only. */
  revision?: string | null;
}

/** The answer of operations that change the cart. */
export interface CartResponse {
  /** The cart as it is now. */
  cart?: Cart;
}

/** The converted fields of {@link Cart}. */
export const cartShape = /* @__PURE__ */ entity<Cart>({
  _createdDate: date,
  _updatedDate: date,
  lineItems: lineItemShape,
  contactInfo: addressWithContactShape,
});

/** The converted fields of {@link CartResponse}. */
export const cartResponseShape = /* @__PURE__ */ entity<CartResponse>({ cart: cartShape });
