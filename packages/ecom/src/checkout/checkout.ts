import { date, entity } from '@cartwright/core';
import type { AdditionalFee } from '../commerce/discounts-and-fees/additional-fee.js';
import { appliedDiscountShape, type AppliedDiscount } from '../commerce/discounts-and-fees/applied-discount.js';
import type { BuyerInfo, CreatedBy } from '../commerce/buyers/buyer.js';
import type { CalculationErrors } from '../commerce/errors/calculation-errors.js';
import type { ChannelType } from '../commerce/buyers/channel.js';
import { addressWithContactShape, type AddressWithContact } from '../commerce/addresses/address-with-contact.js';
import type { CustomField } from '../commerce/fields/custom-field.js';
import type { ExtendedFields } from '../commerce/fields/extended-fields.js';
import type { GiftCard } from '../commerce/payments/gift-card.js';
import {
  membershipOptionsShape,
  type InvalidMembership,
  type Membership,
  type SelectedMemberships,
} from '../commerce/payments/memberships.js';
import type { PriceSummary } from '../commerce/prices/multi-currency-price.js';
import { shippingInformationShape, type ShippingInformation } from '../commerce/shipping/shipping.js';
import type { TaxSummary } from '../commerce/tax/tax.js';
import type { WeightUnit } from '../commerce/line-items/units.js';
import type { Violation } from '../commerce/errors/violation.js';
import { checkoutLineItemShape, type LineItem } from './line-item.js';

/** Deliveries for a checkout: where to, what can be chosen, and what is. */
export interface ShippingInfo extends ShippingInformation {
  /** Where it is delivered to. */
  shippingDestination?: AddressWithContact;
}

/** Memberships that the buyer could pay with, and those chosen. */
export interface MembershipOptions {
  /** Those that can pay. Read-only. */
  eligibleMemberships?: Membership[];
  /** Those that can not, and why. Read-only. */
  invalidMemberships?: InvalidMembership[];
  /** Those that were chosen. */
  selectedMemberships?: SelectedMemberships;
}

/** What a subscription will be charged, from one cycle on. */
export interface Charge {
  /** The first cycle, from 1. */
  cycleFrom?: number;
  /** For how many cycles. */
  cycleCount?: number | null;
  /** The sums. */
  priceSummary?: PriceSummary;
  /** When the first of them is charged. */
  cycleBillingDate?: Date | null;
}

/** What a subscription will be charged. */
export interface SubscriptionCharges {
  /** The line items that it is for. */
  lineItemIds?: string[];
  /** In words, in the buyer's language. */
  description?: string | null;
  /** One by one. */
  charges?: Charge[];
}

/** What the buyer can not change on the checkout page. */
export interface CustomSettings {
  /** The gift card. */
  lockGiftCard?: boolean;
  /** The coupon. */
  lockCouponCode?: boolean;
  /** There is no box to agree to the policies. */
  disabledPolicyAgreementCheckbox?: boolean;
  /** There is no payment by hand. */
  disabledManualPayment?: boolean;
}

/** Content of an app on the checkout page. */
export interface CustomContentReference {
  /** The app. */
  appId?: string;
  /** Its component. */
  componentId?: string;
}

/** What the checkout is in another system. */
export interface ExternalReference {
  /** The app of that system. */
  appId?: string;
  /** The id there. */
  resourceId?: string | null;
}

/** A purchase that is about to be paid. */
export interface Checkout {
  /** Its id. Read-only. */
  _id?: string | null;
  /** When it was made. Read-only. */
  _createdDate?: Date | null;
  /** When it was last changed. Read-only. */
  _updatedDate?: Date | null;
  /** Its items. Read-only. */
  lineItems?: LineItem[];
  /** Where the bill goes. */
  billingInfo?: AddressWithContact;
  /** Deliveries. */
  shippingInfo?: ShippingInfo;
  /** What the buyer tells the merchant. */
  buyerNote?: string | null;
  /** Who buys. */
  buyerInfo?: BuyerInfo;
  /** The store's currency, as three letters of ISO 4217. Read-only. */
  currency?: string;
  /** The buyer's currency. Read-only. */
  conversionCurrency?: string;
  /** The currency that is paid in. Read-only. */
  paymentCurrency?: string;
  /** The sums. Read-only. */
  priceSummary?: PriceSummary;
  /** What is paid now. Read-only. */
  payNow?: PriceSummary;
  /** What is paid later. Read-only. */
  payLater?: PriceSummary;
  /** What is paid after a free trial. Read-only. */
  payAfterFreeTrial?: PriceSummary;
  /** What subscriptions will be charged. Read-only. */
  subscriptionCharges?: SubscriptionCharges[];
  /** What could not be calculated. Read-only. */
  calculationErrors?: CalculationErrors;
  /** The gift card. Read-only. */
  giftCard?: GiftCard;
  /** The discounts, and what each takes off. Read-only. */
  appliedDiscounts?: AppliedDiscount[];
  /** Fields that the merchant added to the form. */
  customFields?: CustomField[];
  /** The store's unit of weight. Read-only. */
  weightUnit?: WeightUnit;
  /** The tax. Read-only. */
  taxSummary?: TaxSummary;
  /** Whether prices include tax. Read-only. */
  taxIncludedInPrice?: boolean;
  /** The group that is exempt from tax. */
  taxExemptGroupId?: string | null;
  /** Where the sale comes from. Read-only. */
  channelType?: ChannelType;
  /** The site's language. Read-only. */
  siteLanguage?: string;
  /** The buyer's language. Read-only. */
  buyerLanguage?: string;
  /** Whether an order was made of it. Read-only. */
  completed?: boolean;
  /** Who made it. Read-only. */
  createdBy?: CreatedBy;
  /** Memberships. */
  membershipOptions?: MembershipOptions;
  /** Additional fees. Read-only. */
  additionalFees?: AdditionalFee[];
  /** The cart that it was made of. */
  cartId?: string | null;
  /** What validations of the site object to. Read-only. */
  violations?: Violation[];
  /** Data of apps. */
  extendedFields?: ExtendedFields;
  /** The purchase flow that it belongs to. Read-only. */
  purchaseFlowId?: string | null;
  /** What the buyer can not change. */
  customSettings?: CustomSettings;
  /** Content of an app. */
  customContentReference?: CustomContentReference;
  /** What it is in another system. */
  externalReference?: ExternalReference;
  /** The business location that sells. */
  businessLocationId?: string | null;
}

/** The converted fields of {@link Checkout}. */
export const checkoutShape = /* @__PURE__ */ entity<Checkout>({
  _createdDate: date,
  _updatedDate: date,
  lineItems: checkoutLineItemShape,
  billingInfo: addressWithContactShape,
  shippingInfo: { ...shippingInformationShape, shippingDestination: addressWithContactShape },
  membershipOptions: membershipOptionsShape,
  subscriptionCharges: { charges: /* @__PURE__ */ entity<Charge>({ cycleBillingDate: date }) },
  appliedDiscounts: appliedDiscountShape,
});
