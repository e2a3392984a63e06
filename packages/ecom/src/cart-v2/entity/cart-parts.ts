import type { Address } from '@cartwright/core';
import type { FullAddressContactDetails, VatId } from '../../commerce/addresses/address-with-contact.js';
import type { ChannelType } from '../../commerce/buyers/channel.js';
import type { WeightUnit } from '../../commerce/line-items/units.js';
import type { TranslatableString } from '../../commerce/fields/translatable-string.js';
import type { ConvertedMoney } from './converted-money.js';

/** Coupon of a cart. */
export interface V2Coupon {
  /** ID of the coupon in the cart, which `removeCoupon` takes. */
  _id?: string;
  /** Coupon code. At most 50 characters. */
  code?: string;
}

/** Reference to a resource of another system. Set when the cart is created. */
export interface ExternalReference {
  /** App ID. */
  appId?: string;
  /** ID of the resource, such as a payment link. At most 100 characters. */
  resourceId?: string | null;
}

/** Identity that created a cart. One of the fields is set. Read-only. */
export interface CreatedBy {
  /** Visitor ID. */
  visitorId?: string;
  /** Member ID. */
  memberId?: string;
  /** ID of the site's owner or collaborator. */
  userId?: string;
  /** App ID. */
  appId?: string;
}

/** Provider of the checkout page's custom content. */
export interface CustomContentReference {
  /** App ID. */
  appId?: string;
  /** ID of the component in the app. */
  componentId?: string;
}

/** Origin of a cart. */
export interface CartSource {
  /** Sales channel. */
  channelType?: ChannelType;
  /** References to other systems, at most 10. Set when the cart is created. */
  externalReferences?: ExternalReference[];
  /** Identity that created the cart. Read-only. */
  createdBy?: CreatedBy;
  /** Provider of the checkout page's custom content. */
  customContentReference?: CustomContentReference;
}

/** Site that sells the items. */
export interface BusinessInfo {
  /** Business location ID. */
  locationId?: string | null;
  /** Site language, as a two-letter ISO 639-1 code. Read-only. */
  languageCode?: string;
  /** Site currency, as an ISO 4217 code. Read-only. */
  currencyCode?: string;
}

/** Owner of a cart. At most one of `visitorId`, `memberId` and `userId` is set. */
export interface CustomerInfo {
  /** Visitor ID. Read-only. */
  visitorId?: string;
  /** Member ID. Read-only. */
  memberId?: string;
  /** ID of the site's owner or collaborator who created the cart for a customer. Read-only. */
  userId?: string;
  /**
   * Whether the cart has no owner yet: the first visitor or member who opens it becomes its owner.
   *
   * @default true for carts that a merchant or app creates without a customer
   */
  openAccess?: boolean;
  /** First name. At most 100 characters. */
  firstName?: string | null;
  /** Last name. At most 100 characters. */
  lastName?: string | null;
  /** Phone number. */
  phone?: string | null;
  /** Company name. At most 1,000 characters. */
  company?: string | null;
  /** Tax ID. Brazil only. */
  vatId?: VatId;
  /** Email address. */
  email?: string | null;
  /** Contact ID. Read-only. */
  contactId?: string | null;
  /** Customer's language, as a two-letter ISO 639-1 code. Read-only. */
  languageCode?: string;
  /** Currency that the customer selected, as an ISO 4217 code. */
  currencyCode?: string;
}

/** Delivery method: a shipping rate or a pickup location. */
export interface DeliveryMethod {
  /** Code of the method, defined by the carrier. */
  code?: string;
  /** ID of the carrier's app. */
  appId?: string | null;
  /** Title, such as `Standard`. */
  title?: TranslatableString;
  /** Whether the customer picks up the order. */
  pickup?: boolean;
}

/** Delivery address and method. */
export interface DeliveryInfo {
  /** Delivery address. */
  address?: Address;
  /** Selected delivery method. Read-only: use `setDeliveryMethod`. */
  method?: DeliveryMethod;
  /** Weight unit of the store. Read-only. */
  weightUnit?: WeightUnit;
}

/** Tax settings of a cart. */
export interface TaxInfo {
  /** Whether prices include tax. Read-only. */
  pricesIncludeTax?: boolean;
  /** ID of the tax exempt group that the customer belongs to. */
  taxExemptGroupId?: string | null;
}

/** Gift card of a cart. */
export interface V2GiftCard {
  /** ID of the gift card in the cart, which `removeGiftCard` takes. */
  _id?: string;
  /** Gift card code, masked except for its last characters. */
  obfuscatedCode?: string;
  /** ID of the gift card provider's app. */
  appId?: string;
  /** ID in the provider's system. At most 50 characters. */
  externalId?: string | null;
  /** Amount that the customer wants to redeem. Absent to redeem as much as possible. */
  requestedRedeemAmount?: ConvertedMoney;
}

/** Payment details of a cart. */
export interface PaymentInfo {
  /** Gift card, at most one. Read-only: use `addGiftCard` and `removeGiftCard`. */
  giftCards?: V2GiftCard[];
  /** Currency of the payment, as an ISO 4217 code. Read-only. */
  currencyCode?: string;
  /** Billing address. */
  billingAddress?: Address;
  /** Contact details at the billing address. */
  billingContact?: FullAddressContactDetails;
}

/** Settings of a cart. Set when the cart is created. */
export interface CartSettings {
  /** Whether gift cards cannot be added or removed. */
  lockGiftCard?: boolean | null;
  /** Whether coupons cannot be added or removed. */
  lockCouponCode?: boolean | null;
  /** Whether the checkout page omits the checkbox for the store's policies. */
  policyAgreementCheckboxDisabled?: boolean | null;
  /** Whether the checkout page offers no manual payment. */
  manualPaymentDisabled?: boolean | null;
}
