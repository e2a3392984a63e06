import { date, entity } from '@cartwright/core';
import type { BuyerInfo } from '../commerce/buyers/buyer.js';
import { addressWithContactShape, type AddressWithContact } from '../commerce/addresses/address-with-contact.js';
import type { ExtendedFields } from '../commerce/fields/extended-fields.js';
import type { MultiCurrencyPrice } from '../commerce/prices/multi-currency-price.js';
import type { SelectedShippingOption } from '../commerce/shipping/shipping.js';
import type { WeightUnit } from '../commerce/line-items/units.js';
import { lineItemShape, type LineItem } from './line-item.js';

/** Coupon of a cart. The discount amount is returned by the estimate of the totals. */
export interface Coupon {
  /** Coupon ID. */
  _id?: string;
  /** Coupon code. */
  code?: string;
}

/** Discount that the merchant set on a cart manually. */
export interface MerchantDiscount {
  /** Amount of the discount. */
  amount?: MultiCurrencyPrice;
}

/** Discount of a cart. One of the two fields is set. */
export interface CartDiscount {
  /** Coupon. */
  coupon?: Coupon;
  /** Merchant discount. */
  merchantDiscount?: MerchantDiscount;
}

/** Cart of a visitor or member. */
export interface Cart {
  /** Cart ID. Read-only. */
  _id?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Line items, in the order they were added. Read-only: use the line item operations. */
  lineItems?: LineItem[];
  /** Total of all line items, before coupons, shipping and tax. Read-only. */
  subtotal?: MultiCurrencyPrice;
  /** Note from the buyer. At most 1000 characters. */
  buyerNote?: string | null;
  /** Buyer that the cart belongs to. */
  buyerInfo?: BuyerInfo;
  /** Site currency, as an ISO 4217 code. Read-only. */
  currency?: string;
  /** Buyer's currency, as an ISO 4217 code. Read-only. */
  conversionCurrency?: string;
  /** Currency of the payment, as an ISO 4217 code. Read-only. */
  paymentCurrency?: string;
  /** Buyer's language, as an ISO 639-1 code or IETF language tag. Defaults to the site's language. Read-only. */
  buyerLanguage?: string | null;
  /** Site language, as a two-letter ISO 639-1 code. Read-only. */
  siteLanguage?: string | null;
  /** Whether prices include tax. Read-only. */
  taxIncludedInPrices?: boolean | null;
  /** Weight unit of the store. Read-only. */
  weightUnit?: WeightUnit;
  /** ID of the checkout created from the cart. Read-only. */
  checkoutId?: string | null;
  /** Discounts. Read-only: coupons are set and removed by operations. */
  appliedDiscounts?: CartDiscount[];
  /** Shipping address. */
  contactInfo?: AddressWithContact;
  /** URL of a custom checkout page. Absent if the platform's checkout page is used. */
  overrideCheckoutUrl?: string | null;
  /** Purchase flow ID, shared by the cart, its checkout and the order. Read-only. */
  purchaseFlowId?: string | null;
  /** Selected shipping option. */
  selectedShippingOption?: SelectedShippingOption;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
  /** ID of the business location that sells the items. */
  businessLocationId?: string | null;
  /** Revision number, incremented by each update. Read-only. */
  revision?: string | null;
}

/** Response of operations that update a cart. */
export interface CartResponse {
  /** Updated cart. */
  cart?: Cart;
}

/** Shape of {@link Cart}: which fields are dates, images, page URLs, addresses or floating-point numbers. */
export const cartShape = /* @__PURE__ */ entity<Cart>({
  _createdDate: date,
  _updatedDate: date,
  lineItems: lineItemShape,
  contactInfo: addressWithContactShape,
});

/** Shape of {@link CartResponse}: which fields are dates, images, page URLs, addresses or floating-point numbers. */
export const cartResponseShape = /* @__PURE__ */ entity<CartResponse>({ cart: cartShape });
