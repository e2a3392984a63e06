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

/** A time that costs nothing, at the beginning of a subscription. */
export interface V1FreeTrialPeriod {
  /** Its unit. */
  frequency?: SubscriptionFrequency;
  /** How many units it lasts. */
  interval?: number;
}

/** How often a subscription is charged, and for how long. */
export interface V1SubscriptionSettings {
  /** The unit of its interval. */
  frequency?: SubscriptionFrequency;
  /** How many units lie between two charges. */
  interval?: number | null;
  /** Whether it goes on until it is canceled. */
  autoRenewal?: boolean;
  /** How many times it is charged, when it does not renew itself. */
  billingCycles?: number | null;
  /** Whether the buyer may cancel it. */
  enableCustomerCancellation?: boolean;
  /** A time that costs nothing. */
  freeTrialPeriod?: V1FreeTrialPeriod;
  /** When it begins. */
  startDate?: Date | null;
}

/** A subscription that a buyer agreed to. */
export interface SubscriptionContract {
  /** Its id. Read-only. */
  _id?: string | null;
  /** Revision number, incremented by each update. Read-only. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** More about it. Deprecated by the platform. */
  description?: string | null;
  /** How often it is charged, and for how long. */
  subscriptionSettings?: V1SubscriptionSettings;
  /** Its items. */
  lineItems?: OrderLineItem[];
  /** Who buys. */
  buyerInfo?: BuyerInfo;
  /** The buyer's language. */
  buyerLanguage?: string | null;
  /** Weight unit of the store. */
  weightUnit?: WeightUnit;
  /** Its currency, as three letters of ISO 4217. */
  currency?: string | null;
  /** How the buyer's currency became its own. */
  currencyConversionDetails?: CurrencyConversionDetails;
  /** Whether prices include tax. */
  taxIncludedInPrices?: boolean;
  /** The sums of a cycle. Read-only. */
  priceSummary?: PriceSummary;
  /** The platform's fees. */
  platformFeeSummary?: PlatformFeeSummary;
  /** Billing address. */
  billingInfo?: AddressWithContact;
  /** The delivery. */
  shippingInfo?: V1ShippingInformation;
  /** Applied discounts. */
  appliedDiscounts?: AppliedDiscount[];
  /** Where it comes from. */
  channelInfo?: ChannelInfo;
  /** What the buyer entered in fields that the merchant added. */
  customFields?: CustomField[];
  /** Who gets it. */
  recipientInfo?: AddressWithContact;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
  /** Its name. Deprecated by the platform. */
  title?: string | null;
  /** Additional fees. */
  additionalFees?: AdditionalFee[];
  /** What happened to it. Read-only. */
  activities?: SubscriptionContractActivity[];
}

/** The converted fields of {@link SubscriptionContract}. */
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
