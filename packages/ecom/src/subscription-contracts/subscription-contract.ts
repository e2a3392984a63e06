import { date, entity } from '@cartwright/core';
import type { BuyerInfo } from '../commerce/buyers/buyer.js';
import { addressWithContactShape, type AddressWithContact } from '../commerce/addresses/address-with-contact.js';
import type { CustomField } from '../commerce/fields/custom-field.js';
import type { ExtendedFields } from '../commerce/fields/extended-fields.js';
import type { CurrencyConversionDetails, PriceSummary } from '../commerce/prices/price.js';
import type { SubscriptionFrequency } from '../commerce/line-items/subscription.js';
import type { WeightUnit } from '../commerce/line-items/units.js';
import type { AdditionalFee, PlatformFeeSummary } from '../orders/order-parts/additional-fee.js';
import type { AppliedDiscount } from '../orders/order-parts/applied-discount.js';
import { orderLineItemShape, type OrderLineItem } from '../orders/order-parts/order-line-item.js';
import type { ChannelInfo } from '../orders/orders/order.js';
import { orderShippingShape, type V1ShippingInformation } from '../orders/order-parts/shipping.js';
import type { SubscriptionContractActivity } from './contract-activity.js';

/** Free trial period of a subscription. */
export interface V1FreeTrialPeriod {
  /** Unit of the period. */
  frequency?: SubscriptionFrequency;
  /** Length of the period, in units of `frequency`, from 1 to 3650. */
  interval?: number;
}

/** Billing schedule of a subscription. */
export interface V1SubscriptionSettings {
  /** Unit of the billing interval. */
  frequency?: SubscriptionFrequency;
  /** Number of units between two charges, from 1 to 3650. */
  interval?: number | null;
  /** Whether the subscription continues until it is canceled. */
  autoRenewal?: boolean;
  /** Number of charges. Ignored if `autoRenewal` is `true`. */
  billingCycles?: number | null;
  /** Whether the buyer can cancel the subscription. */
  enableCustomerCancellation?: boolean;
  /** Free trial period. */
  freeTrialPeriod?: V1FreeTrialPeriod;
  /** Start of the subscription. */
  startDate?: Date | null;
}

/** Subscription contract: the terms of a subscription that a buyer purchased. */
export interface SubscriptionContract {
  /** Subscription contract ID. Read-only. */
  _id?: string | null;
  /** Revision number, incremented by each update. Read-only. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Description. Deprecated by the platform. */
  description?: string | null;
  /** Billing schedule. */
  subscriptionSettings?: V1SubscriptionSettings;
  /** Line items of each billing cycle, at most 100. */
  lineItems?: OrderLineItem[];
  /** Buyer. */
  buyerInfo?: BuyerInfo;
  /** Buyer's language. Defaults to the site's language. */
  buyerLanguage?: string | null;
  /** Weight unit of the store. */
  weightUnit?: WeightUnit;
  /** Currency of the charges, as an ISO 4217 code. */
  currency?: string | null;
  /** Conversion from the original currency. */
  currencyConversionDetails?: CurrencyConversionDetails;
  /**
   * Whether prices include tax.
   *
   * @default false
   */
  taxIncludedInPrices?: boolean;
  /** Totals of a billing cycle. Read-only. */
  priceSummary?: PriceSummary;
  /** Platform fees. */
  platformFeeSummary?: PlatformFeeSummary;
  /** Billing address. */
  billingInfo?: AddressWithContact;
  /** Shipping details. */
  shippingInfo?: V1ShippingInformation;
  /** Applied discounts, at most 100. */
  appliedDiscounts?: AppliedDiscount[];
  /** Sales channel. */
  channelInfo?: ChannelInfo;
  /** Custom fields of the checkout form, at most 100. */
  customFields?: CustomField[];
  /** Recipient of the items. */
  recipientInfo?: AddressWithContact;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
  /** Title. Deprecated by the platform. */
  title?: string | null;
  /** Additional fees, at most 100. */
  additionalFees?: AdditionalFee[];
  /** Activities. Read-only. */
  activities?: SubscriptionContractActivity[];
}

/** Shape of {@link SubscriptionContract}: which fields are dates, images, addresses or floating-point numbers. */
export const subscriptionContractShape = /* @__PURE__ */ entity<SubscriptionContract>({
  _createdDate: date,
  _updatedDate: date,
  subscriptionSettings: /* @__PURE__ */ entity<V1SubscriptionSettings>({ startDate: date }),
  lineItems: orderLineItemShape,
  billingInfo: addressWithContactShape,
  shippingInfo: orderShippingShape,
  recipientInfo: addressWithContactShape,
  activities: /* @__PURE__ */ entity<SubscriptionContractActivity>({ _createdDate: date }),
});
