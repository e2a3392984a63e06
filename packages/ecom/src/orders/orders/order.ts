import { date, entity, enumeration, type EnumerationValue } from '@cartwright/core';
import type { BuyerInfo, CreatedBy } from '../../commerce/buyers/buyer.js';
import type { ChannelType } from '../../commerce/buyers/channel.js';
import { addressWithContactShape, type AddressWithContact } from '../../commerce/addresses/address-with-contact.js';
import type { CustomField } from '../../commerce/fields/custom-field.js';
import type { ExtendedFields } from '../../commerce/fields/extended-fields.js';
import type { TagList } from '../../commerce/fields/tags.js';
import type { WeightUnit } from '../../commerce/line-items/units.js';
import { activityShape, type Activity } from '../order-parts/activity.js';
import type { AdditionalFee, PlatformFeeSummary } from '../order-parts/additional-fee.js';
import type { AppliedDiscount } from '../order-parts/applied-discount.js';
import { orderLineItemShape, type OrderLineItem } from '../order-parts/order-line-item.js';
import type { BalanceSummary, CurrencyConversionDetails, PriceSummary } from '../../commerce/prices/price.js';
import { orderShippingShape, type V1ShippingInformation } from '../order-parts/shipping.js';
import type { OrderTaxInfo, TaxSummary } from '../order-parts/tax.js';

/** States of an order. */
export const OrderStatus = /* @__PURE__ */ enumeration('INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED');
/** The state of an order. */
export type OrderStatus = EnumerationValue<typeof OrderStatus>;

/** States of an order's payment. */
export const PaymentStatusEnumPaymentStatus = /* @__PURE__ */ enumeration(
  'UNSPECIFIED',
  'NOT_PAID',
  'PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'PENDING',
  'PARTIALLY_PAID',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
);
/** The state of an order's payment. */
export type PaymentStatusEnumPaymentStatus = EnumerationValue<typeof PaymentStatusEnumPaymentStatus>;

/** States of an order's fulfillment. */
export const FulfillmentStatus = /* @__PURE__ */ enumeration('NOT_FULFILLED', 'FULFILLED', 'PARTIALLY_FULFILLED');
/** The state of an order's fulfillment. */
export type FulfillmentStatus = EnumerationValue<typeof FulfillmentStatus>;

/** Advertisements that lead to orders. */
export const AttributionSource = /* @__PURE__ */ enumeration('UNSPECIFIED', 'FACEBOOK_ADS');
/** The advertisement that led to an order. */
export type AttributionSource = EnumerationValue<typeof AttributionSource>;

/** Where an order comes from. */
export interface ChannelInfo {
  /** The channel. */
  type?: ChannelType;
  /** The order's id there. */
  externalOrderId?: string | null;
  /** The order's address there. */
  externalOrderUrl?: string | null;
}

/** The tags of an order. */
export interface Tags {
  /** Tags that only some can see. */
  privateTags?: TagList;
  /** Tags that all can see. */
  tags?: TagList;
}

/** A place of the business. */
export interface Location {
  /** Its id. */
  _id?: string;
  /** Its name. Read-only. */
  name?: string;
}

/** A purchase that was placed. */
export interface Order {
  /** Its id. Read-only. */
  _id?: string | null;
  /** Its number, as buyer and merchant see it. Read-only. */
  number?: string;
  /** When it was made. Read-only. */
  _createdDate?: Date | null;
  /** When it was last changed. Read-only. */
  _updatedDate?: Date | null;
  /** When it was bought. */
  purchasedDate?: Date | null;
  /** Its items. Read-only. */
  lineItems?: OrderLineItem[];
  /** Who bought. */
  buyerInfo?: BuyerInfo;
  /** Its state. */
  status?: OrderStatus;
  /** The state of its payment. */
  paymentStatus?: PaymentStatusEnumPaymentStatus;
  /** The state of its fulfillment. Read-only. */
  fulfillmentStatus?: FulfillmentStatus;
  /** The buyer's language. */
  buyerLanguage?: string | null;
  /** The site's language. Read-only. */
  siteLanguage?: string | null;
  /** The store's unit of weight. */
  weightUnit?: WeightUnit;
  /** Its currency, as three letters of ISO 4217. */
  currency?: string | null;
  /** How the buyer's currency became the order's. */
  currencyConversionDetails?: CurrencyConversionDetails;
  /** Whether prices include tax. */
  taxIncludedInPrices?: boolean;
  /** The sums. Read-only. */
  priceSummary?: PriceSummary;
  /** What is paid after a free trial. Read-only. */
  payAfterFreeTrial?: PriceSummary;
  /** What was paid, and what is still to be paid. Read-only. */
  balanceSummary?: BalanceSummary;
  /** Where the bill goes. */
  billingInfo?: AddressWithContact;
  /** The delivery. */
  shippingInfo?: V1ShippingInformation;
  /** Who gets it. */
  recipientInfo?: AddressWithContact;
  /** What the buyer told the merchant. */
  buyerNote?: string | null;
  /** Whether it is put away. */
  archived?: boolean | null;
  /** The tax. Superseded by `taxInfo`. */
  taxSummary?: TaxSummary;
  /** The tax. */
  taxInfo?: OrderTaxInfo;
  /** The discounts, and what each took off. */
  appliedDiscounts?: AppliedDiscount[];
  /** Additional fees. */
  additionalFees?: AdditionalFee[];
  /** The platform's fees. */
  platformFeeSummary?: PlatformFeeSummary;
  /** What happened to it. Read-only. */
  activities?: Activity[];
  /** The advertisement that led to it. */
  attributionSource?: AttributionSource;
  /** Who made it. Read-only. */
  createdBy?: CreatedBy;
  /** Where it comes from. */
  channelInfo?: ChannelInfo;
  /** Whether somebody has looked at it. */
  seenByAHuman?: boolean | null;
  /** The checkout that it was made of. */
  checkoutId?: string | null;
  /** What the buyer entered in fields that the merchant added. */
  customFields?: CustomField[];
  /** Data of apps. */
  extendedFields?: ExtendedFields;
  /** The purchase flow that it belongs to. */
  purchaseFlowId?: string | null;
  /** Tags. */
  tags?: Tags;
  /** The place of the business that sold it. */
  businessLocation?: Location;
  /** Whether it comes from another system. Read-only. */
  imported?: boolean;
}

/** The converted fields of {@link Order}. */
export const orderShape = /* @__PURE__ */ entity<Order>({
  _createdDate: date,
  _updatedDate: date,
  purchasedDate: date,
  lineItems: orderLineItemShape,
  billingInfo: addressWithContactShape,
  shippingInfo: orderShippingShape,
  recipientInfo: addressWithContactShape,
  activities: activityShape,
});
