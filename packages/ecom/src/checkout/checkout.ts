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

/** Shipping destination, and available and selected shipping options of a checkout. */
export interface ShippingInfo extends ShippingInformation {
  /** Shipping address. */
  shippingDestination?: AddressWithContact;
}

/** Available and selected memberships. */
export interface MembershipOptions {
  /** Memberships that can pay for line items. Read-only. */
  eligibleMemberships?: Membership[];
  /** Memberships that cannot be used, with the reason. Read-only. */
  invalidMemberships?: InvalidMembership[];
  /** Memberships selected by the buyer. */
  selectedMemberships?: SelectedMemberships;
}

/** Future charges of a subscription with equal totals. */
export interface Charge {
  /** First billing cycle that the charge applies to, starting at 1. */
  cycleFrom?: number;
  /** Number of billing cycles that the charge applies to. */
  cycleCount?: number | null;
  /** Totals. */
  priceSummary?: PriceSummary;
  /** Billing date of the first cycle. */
  cycleBillingDate?: Date | null;
}

/** Future charges of subscription line items. */
export interface SubscriptionCharges {
  /** IDs of the subscription line items. */
  lineItemIds?: string[];
  /** Description in the buyer's language. */
  description?: string | null;
  /** Charges, by billing cycle. */
  charges?: Charge[];
}

/** Settings that restrict the checkout page for the buyer. */
export interface CustomSettings {
  /**
   * Whether the buyer cannot change the gift card.
   *
   * @default false
   */
  lockGiftCard?: boolean;
  /**
   * Whether the buyer cannot change the coupon.
   *
   * @default false
   */
  lockCouponCode?: boolean;
  /**
   * Whether to hide the policy agreement checkbox.
   *
   * @default false
   */
  disabledPolicyAgreementCheckbox?: boolean;
  /**
   * Whether to disable manual payment methods.
   *
   * @default false
   */
  disabledManualPayment?: boolean;
}

/** App content on the checkout page. */
export interface CustomContentReference {
  /** ID of the app that provides the content. */
  appId?: string;
  /** ID of the app component. */
  componentId?: string;
}

/** Reference to the checkout's counterpart in an external system. */
export interface ExternalReference {
  /** ID of the app that connects the system. */
  appId?: string;
  /** ID in the external system. */
  resourceId?: string | null;
}

/** Checkout: a purchase in progress, with its totals. */
export interface Checkout {
  /** Checkout ID. Read-only. */
  _id?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Line items. Read-only. */
  lineItems?: LineItem[];
  /** Billing address. */
  billingInfo?: AddressWithContact;
  /** Shipping destination and shipping options. */
  shippingInfo?: ShippingInfo;
  /** Note from the buyer. At most 1000 characters. */
  buyerNote?: string | null;
  /** Buyer. */
  buyerInfo?: BuyerInfo;
  /** Site currency, as an ISO 4217 code. Read-only. */
  currency?: string;
  /** Buyer's currency, as an ISO 4217 code. Read-only. */
  conversionCurrency?: string;
  /** Currency of the payment, as an ISO 4217 code. Read-only. */
  paymentCurrency?: string;
  /** Totals. Read-only. */
  priceSummary?: PriceSummary;
  /** Totals due at checkout. Read-only. */
  payNow?: PriceSummary;
  /** Totals due after checkout. Read-only. */
  payLater?: PriceSummary;
  /** Totals due when the free trial ends. Read-only. */
  payAfterFreeTrial?: PriceSummary;
  /** Future charges of subscriptions. Read-only. */
  subscriptionCharges?: SubscriptionCharges[];
  /** Calculation errors. Totals that did not fail are still valid. Read-only. */
  calculationErrors?: CalculationErrors;
  /** Applied gift card. Read-only. */
  giftCard?: GiftCard;
  /** Applied discounts. Read-only. */
  appliedDiscounts?: AppliedDiscount[];
  /** Custom fields of the checkout form. */
  customFields?: CustomField[];
  /** Weight unit of the store. Read-only. */
  weightUnit?: WeightUnit;
  /** Tax totals. Read-only. */
  taxSummary?: TaxSummary;
  /** Whether prices include tax. Read-only. */
  taxIncludedInPrice?: boolean;
  /** ID of the buyer's tax exempt group. */
  taxExemptGroupId?: string | null;
  /** Sales channel. Read-only. */
  channelType?: ChannelType;
  /** Site language, as a two-letter ISO 639-1 code. Read-only. */
  siteLanguage?: string;
  /** Buyer's language, as a two-letter ISO 639-1 code. Defaults to the site's language. Read-only. */
  buyerLanguage?: string;
  /** Whether the checkout is completed. Read-only. */
  completed?: boolean;
  /** Identity that created the checkout. Read-only. */
  createdBy?: CreatedBy;
  /** Available and selected memberships. */
  membershipOptions?: MembershipOptions;
  /** Additional fees. Read-only. */
  additionalFees?: AdditionalFee[];
  /** ID of the cart that the checkout was created from. */
  cartId?: string | null;
  /** Violations reported by validations plugins. Read-only. */
  violations?: Violation[];
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
  /** Purchase flow ID, shared by the cart, its checkout and the order. Read-only. */
  purchaseFlowId?: string | null;
  /** Restrictions of the checkout page. */
  customSettings?: CustomSettings;
  /** App content on the checkout page. */
  customContentReference?: CustomContentReference;
  /** Reference to the counterpart in an external system. */
  externalReference?: ExternalReference;
  /** ID of the business location that sells the items. */
  businessLocationId?: string | null;
}

/** Shape of {@link Checkout}: which fields are dates, images, page URLs, addresses or floating-point numbers. */
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
