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
import type { OrderSettings } from './order-settings.js';
import { orderShippingShape, type V1ShippingInformation } from '../order-parts/shipping.js';
import type { OrderTaxInfo, TaxSummary } from '../order-parts/tax.js';

/**
 * Order statuses.
 *
 * - `INITIALIZED`: created, not yet approved or canceled.
 * - `APPROVED`: paid online, free of charge, or to be paid offline.
 * - `CANCELED`: canceled by the merchant or the buyer.
 * - `PENDING`: waiting for the buyer to complete the payment.
 * - `REJECTED`: a pending payment failed.
 */
export const OrderStatus = /* @__PURE__ */ enumeration('INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED');
/** Order status. */
export type OrderStatus = EnumerationValue<typeof OrderStatus>;

/**
 * Payment statuses of an order.
 *
 * - `NOT_PAID`: no payment was received.
 * - `PAID`: paid in full.
 * - `PARTIALLY_PAID`: the payments do not cover the total.
 * - `PARTIALLY_REFUNDED`, `FULLY_REFUNDED`: payments were refunded.
 * - `PENDING`: the payment is being processed.
 * - `PENDING_MERCHANT`: the payment waits for a confirmation by the merchant.
 * - `CANCELED`: the payment was canceled.
 * - `DECLINED`: the payment provider declined the payment.
 */
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
/** Payment status of an order. */
export type PaymentStatusEnumPaymentStatus = EnumerationValue<typeof PaymentStatusEnumPaymentStatus>;

/**
 * Fulfillment statuses of an order.
 *
 * - `NOT_FULFILLED`: no item is fulfilled.
 * - `FULFILLED`: all items are fulfilled. Orders without shipping are fulfilled automatically.
 * - `PARTIALLY_FULFILLED`: some items are fulfilled.
 */
export const FulfillmentStatus = /* @__PURE__ */ enumeration('NOT_FULFILLED', 'FULFILLED', 'PARTIALLY_FULFILLED');
/** Fulfillment status of an order. */
export type FulfillmentStatus = EnumerationValue<typeof FulfillmentStatus>;

/** Advertising platforms that orders are attributed to. `UNSPECIFIED` for orders without one. */
export const AttributionSource = /* @__PURE__ */ enumeration('UNSPECIFIED', 'FACEBOOK_ADS');
/** Advertising platform that an order is attributed to. */
export type AttributionSource = EnumerationValue<typeof AttributionSource>;

/** Sales channel of an order. */
export interface ChannelInfo {
  /** Sales channel. `OTHER_PLATFORM` for external orders without a matching type. */
  type?: ChannelType;
  /** The order's ID in the external system. */
  externalOrderId?: string | null;
  /** URL of the order in the external system. */
  externalOrderUrl?: string | null;
}

/** Tags of an order. */
export interface Tags {
  /** Tags hidden from visitors and members. */
  privateTags?: TagList;
  /** Tags visible to everyone who can read the order. */
  tags?: TagList;
}

/** Business location. */
export interface Location {
  /** The location's ID. */
  _id?: string;
  /** Name of the location. Read-only. */
  name?: string;
}

/** Custom statuses of the fulfillments of an order. */
export interface FulfillmentStatusesAggregate {
  /** Distinct values of `status` of the order's fulfillments. */
  statuses?: string[] | null;
}

/** Order: a purchase placed through the checkout, created by the merchant or imported. */
export interface Order {
  /** Order ID. Read-only. */
  _id?: string | null;
  /** Order number shown to the buyer and the merchant. Generated, unless the order is imported. Read-only. */
  number?: string;
  /** Date and time when the order was created. Read-only. */
  _createdDate?: Date | null;
  /** Date and time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Date and time of the purchase. Differs from `_createdDate` for orders from external systems. */
  purchasedDate?: Date | null;
  /** Line items, 1 to 300. Read-only. */
  lineItems?: OrderLineItem[];
  /** IDs and contact details of the buyer. */
  buyerInfo?: BuyerInfo;
  /** Order status. */
  status?: OrderStatus;
  /** Payment status. */
  paymentStatus?: PaymentStatusEnumPaymentStatus;
  /** Fulfillment status. Read-only. */
  fulfillmentStatus?: FulfillmentStatus;
  /** Custom statuses of the order's fulfillments. Read-only. */
  fulfillmentStatusesAggregate?: FulfillmentStatusesAggregate;
  /**
   * Language of messages to the buyer.
   *
   * @default the site's language
   */
  buyerLanguage?: string | null;
  /** Main language of the site. Read-only. */
  siteLanguage?: string | null;
  /**
   * Weight unit of the line items.
   *
   * @default the site's weight unit
   */
  weightUnit?: WeightUnit;
  /**
   * Currency of the order's prices (ISO 4217).
   *
   * @default the site's currency
   */
  currency?: string | null;
  /** Original currency and conversion rate, if the buyer's currency was converted. */
  currencyConversionDetails?: CurrencyConversionDetails;
  /** Whether the line item prices include tax. */
  taxIncludedInPrices?: boolean;
  /** Totals of the order. Read-only. */
  priceSummary?: PriceSummary;
  /** Totals that are charged after a subscription's free trial. Read-only. */
  payAfterFreeTrial?: PriceSummary;
  /** Amounts paid, refunded and still due. Read-only. */
  balanceSummary?: BalanceSummary;
  /** Billing address and contact. */
  billingInfo?: AddressWithContact;
  /** Selected shipping option. Absent if nothing is shipped. */
  shippingInfo?: V1ShippingInformation;
  /** Address and contact of the final recipient, who may differ from the delivery address if the order is picked up. */
  recipientInfo?: AddressWithContact;
  /** Note from the buyer to the merchant. At most 1,000 characters. */
  buyerNote?: string | null;
  /**
   * Whether the order is archived, and thereby hidden from the main list in the dashboard.
   *
   * @default false
   */
  archived?: boolean | null;
  /** Tax on the order. Superseded by `taxInfo`. */
  taxSummary?: TaxSummary;
  /** Tax on the order, with a breakdown by jurisdiction. */
  taxInfo?: OrderTaxInfo;
  /** Discounts, with the amount of each. */
  appliedDiscounts?: AppliedDiscount[];
  /** Additional fees. At most 100. */
  additionalFees?: AdditionalFee[];
  /** Fees that the platform charges for the order. */
  platformFeeSummary?: PlatformFeeSummary;
  /** History of the order. Read-only. */
  activities?: Activity[];
  /** Advertising platform that the order is attributed to. */
  attributionSource?: AttributionSource;
  /** Identity that created the order: a visitor, a member, a user or an app. Read-only. */
  createdBy?: CreatedBy;
  /** Sales channel that the order comes from. */
  channelInfo?: ChannelInfo;
  /** Whether someone has opened the order in the dashboard. */
  seenByAHuman?: boolean | null;
  /** ID of the checkout that became the order. Absent for orders created without a checkout. */
  checkoutId?: string | null;
  /** Values of the merchant's custom checkout fields. */
  customFields?: CustomField[];
  /** Data that apps attach to the order. */
  extendedFields?: ExtendedFields;
  /** ID shared by the cart, the checkout and the order of one purchase. */
  purchaseFlowId?: string | null;
  /** Tags of the order. */
  tags?: Tags;
  /** Business location that the order belongs to. */
  businessLocation?: Location;
  /** Permitted actions, and apps that can edit the order. Read-only. */
  settings?: OrderSettings;
  /**
   * Whether the order was imported from an external system. Read-only.
   *
   * @default false
   */
  imported?: boolean;
}

/** Shape of {@link Order}: which fields are dates, images, addresses or floating-point numbers. */
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
