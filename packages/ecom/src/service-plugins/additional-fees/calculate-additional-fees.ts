import type { Address } from '@cartwright/core';
import type { DiscountType } from '../../commerce/discounts-and-fees/applied-discount.js';
import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import type { VatId } from '../../commerce/addresses/address-with-contact.js';
import type { ExtendedFields } from '../../commerce/fields/extended-fields.js';
import type { ModifierGroup } from '../../commerce/line-items/modifier-group.js';
import type { PhysicalProperties } from '../../commerce/line-items/physical-properties.js';
import type { ChargeType, PickupMethod } from '../../commerce/shipping/shipping.js';
import type { TaxableAddress } from '../../commerce/tax/tax.js';
import type { TranslatableString } from '../../commerce/fields/translatable-string.js';

/** A purchase whose fees are asked for. */
export interface CalculateAdditionalFeesRequest {
  /** Catalog line items. */
  lineItems?: LineItem[];
  /** Shipping address. */
  shippingAddress?: Address;
  /** Who buys. */
  buyerDetails?: BuyerDetails;
  /** The discounts, and what each took off. */
  appliedDiscounts?: AppliedDiscount[];
  /** Deliveries. */
  shippingInfo?: ShippingInformation;
  /** The purchase flow that it belongs to. */
  purchaseFlowId?: string | null;
  /** Id of the business location that sells the items. */
  businessLocationId?: string | null;
  /** The sum of the items, as decimal digits. */
  subtotal?: string | null;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
}

/** An item of a purchase. */
export interface LineItem {
  /** Its id in the cart. Read-only. */
  _id?: string;
  /** How many. */
  quantity?: number | null;
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** Product name. Read-only. */
  productName?: string | null;
  /** The price, as decimal digits. */
  price?: string;
  /** Weight, SKU and shippability. Read-only. */
  physicalProperties?: PhysicalProperties;
  /** What is paid first, as decimal digits. */
  depositAmount?: string | null;
  /** Selected modifiers, by group. Read-only. */
  modifierGroups?: ModifierGroup<string | null>[];
}

/** Who buys. */
export interface BuyerDetails {
  /** Who lives or works there. */
  contactDetails?: FullAddressContactDetails;
}

/** Who lives or works at an address. */
export interface FullAddressContactDetails {
  /** First name. */
  firstName?: string | null;
  /** Last name. */
  lastName?: string | null;
  /** Phone number. */
  phone?: string | null;
  /** Company. */
  company?: string | null;
  /** E-mail address. */
  email?: string | null;
  /** Tax id. */
  vatId?: VatId;
}

/** A discount that lowers the sums: one of the first three. */
export interface AppliedDiscount {
  /** A coupon. */
  coupon?: Coupon;
  /** The merchant's own. */
  merchantDiscount?: MerchantDiscount;
  /** An automatic one. */
  discountRule?: DiscountRule;
  /** What it lowers. */
  discountType?: DiscountType;
  /** The items that it is about, by their ids. */
  lineItemIds?: string[];
}

/** A coupon that took something off. */
export interface Coupon {
  /** Its id. */
  _id?: string;
  /** The code that the buyer entered. */
  code?: string;
  /** Its name. */
  name?: string;
  /** The amount, as decimal digits. */
  amount?: string;
}

/** What the merchant took off. */
export interface MerchantDiscount {
  /** The amount, as decimal digits. */
  amount?: string;
}

/** A rule that took something off. */
export interface DiscountRule {
  /** The rule's id. */
  _id?: string;
  /** Its name. */
  name?: TranslatableString;
  /** The amount, as decimal digits. */
  amount?: string;
}

/** Deliveries for a cart: what can be chosen, and what is. */
export interface ShippingInformation {
  /** What is chosen. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
}

/** The delivery that the sums are made with. */
export interface SelectedCarrierServiceOption {
  /** The option's code. */
  code?: string;
  /** Its name, such as `Standard shipping`. Read-only. */
  title?: string;
  /** How and when. Read-only. */
  logistics?: DeliveryLogistics;
  /** What it costs. */
  cost?: SelectedCarrierServiceOptionPrices;
  /** Charges beside the price. Superseded by additional fees. */
  otherCharges?: SelectedCarrierServiceOptionOtherCharge[];
}

/** How and when things arrive. */
export interface DeliveryLogistics {
  /** When, in words, such as `3-5 days`. */
  deliveryTime?: string | null;
  /** What the buyer should know. */
  instructions?: string | null;
  /** Where the buyer picks them up. */
  pickupDetails?: PickupDetails;
}

/** Where the buyer picks things up. */
export interface PickupDetails {
  /** The address. */
  address?: Address;
  /** Whether it is the business's own. Superseded by `pickupMethod`. */
  businessLocation?: boolean;
  /** Which kind of place it is. */
  pickupMethod?: PickupMethod;
}

/** What it costs. */
export interface SelectedCarrierServiceOptionPrices {
  /** The price, as decimal digits. */
  price?: string;
  /** The discounts. */
  totalDiscount?: string | null;
}

/** A charge beside a delivery's price. Superseded by additional fees. */
export interface SelectedCarrierServiceOptionOtherCharge {
  /** Its kind. */
  type?: ChargeType;
  /** More about it. */
  details?: string | null;
  /** What it costs. */
  cost?: SelectedCarrierServiceOptionPrices;
}

/** Its fees. */
export interface CalculateAdditionalFeesResponse {
  /** Additional fees. */
  additionalFees?: AdditionalFee[];
  /** Currency, as an ISO 4217 code. */
  currency?: string;
}

/** A fee. */
export interface AdditionalFee {
  /** Its code. */
  code?: string | null;
  /** Its name. */
  name?: string;
  /** The price, as decimal digits. */
  price?: string;
  /** The tax. */
  taxDetails?: TaxDetails;
  /** The items that it is about, by their ids. */
  lineItemIds?: string[];
  /** Its name in the buyer's language. */
  translatedName?: string | null;
}

/** How it is taxed. */
export interface TaxDetails {
  /** Whether it is taxed. */
  taxable?: boolean;
  /** Tax group id. */
  taxGroupId?: string | null;
  /** Address that determines the item's tax. */
  taxableAddress?: TaxableAddress;
}
