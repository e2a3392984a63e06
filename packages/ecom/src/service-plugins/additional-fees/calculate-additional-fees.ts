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

/** Purchase to calculate fees for. */
export interface CalculateAdditionalFeesRequest {
  /** Line items, at most 300. */
  lineItems?: LineItem[];
  /** Shipping address. */
  shippingAddress?: Address;
  /** Buyer. */
  buyerDetails?: BuyerDetails;
  /** Applied discounts, at most 320. */
  appliedDiscounts?: AppliedDiscount[];
  /** Shipping details. */
  shippingInfo?: ShippingInformation;
  /** Purchase flow ID, shared by the cart, its checkout and the order. */
  purchaseFlowId?: string | null;
  /** ID of the business location that sells the items. */
  businessLocationId?: string | null;
  /** Subtotal of the line items, as a decimal string. */
  subtotal?: string | null;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
}

/** Line item of a purchase. */
export interface LineItem {
  /** Line item ID. */
  _id?: string;
  /** Quantity, from 0 to 100000. */
  quantity?: number | null;
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** Product name. At most 200 characters. */
  productName?: string | null;
  /** Price, as a decimal string. */
  price?: string;
  /** Weight, SKU and shippability. */
  physicalProperties?: PhysicalProperties;
  /** Deposit due at checkout, as a decimal string. */
  depositAmount?: string | null;
  /** Selected modifiers, by group. */
  modifierGroups?: ModifierGroup<string | null>[];
}

/** Buyer. */
export interface BuyerDetails {
  /** Contact details of the recipient. */
  contactDetails?: FullAddressContactDetails;
}

/** Contact details of the recipient at an address. */
export interface FullAddressContactDetails {
  /** First name. */
  firstName?: string | null;
  /** Last name. */
  lastName?: string | null;
  /** Phone number. */
  phone?: string | null;
  /** Company name. */
  company?: string | null;
  /** Email address. */
  email?: string | null;
  /** Tax ID. Brazil only. */
  vatId?: VatId;
}

/** Applied discount. One of `coupon`, `merchantDiscount` and `discountRule` is set. */
export interface AppliedDiscount {
  /** Coupon. */
  coupon?: Coupon;
  /** Merchant discount. */
  merchantDiscount?: MerchantDiscount;
  /** Automatic discount. */
  discountRule?: DiscountRule;
  /** Scope of the discount. */
  discountType?: DiscountType;
  /** Line item IDs. */
  lineItemIds?: string[];
}

/** Applied coupon. */
export interface Coupon {
  /** Coupon ID. */
  _id?: string;
  /** Coupon code. */
  code?: string;
  /** Coupon name. */
  name?: string;
  /** Amount, as a decimal string. */
  amount?: string;
}

/** Discount that the merchant set manually. */
export interface MerchantDiscount {
  /** Amount, as a decimal string. */
  amount?: string;
}

/** Applied discount rule. */
export interface DiscountRule {
  /** Discount rule ID. */
  _id?: string;
  /** Name of the discount rule. */
  name?: TranslatableString;
  /** Amount, as a decimal string. */
  amount?: string;
}

/** Shipping details of a purchase. */
export interface ShippingInformation {
  /** Selected shipping option. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
}

/** Shipping option that the totals include. */
export interface SelectedCarrierServiceOption {
  /** Code of the shipping option. */
  code?: string;
  /** Option name, such as `Standard shipping`. At most 250 characters. */
  title?: string;
  /** Delivery details. */
  logistics?: DeliveryLogistics;
  /** Price of the shipping option. */
  cost?: SelectedCarrierServiceOptionPrices;
  /** Additional charges. Superseded by additional fees. At most 100. */
  otherCharges?: SelectedCarrierServiceOptionOtherCharge[];
}

/** Delivery time, instructions and pickup details. */
export interface DeliveryLogistics {
  /** Expected delivery time, such as `3-5 days`. At most 500 characters. */
  deliveryTime?: string | null;
  /** Instructions for the buyer. At most 1000 characters. */
  instructions?: string | null;
  /** Pickup location. Absent if the order is shipped. */
  pickupDetails?: PickupDetails;
}

/** Pickup location. */
export interface PickupDetails {
  /** Address. */
  address?: Address;
  /** Whether the location is a business address. Superseded by `pickupMethod`. */
  businessLocation?: boolean;
  /** Type of the location. */
  pickupMethod?: PickupMethod;
}

/** Price of a shipping option or charge. */
export interface SelectedCarrierServiceOptionPrices {
  /** Price, as a decimal string. */
  price?: string;
  /** Total discount, as a decimal string. */
  totalDiscount?: string | null;
}

/** Additional charge. Superseded by additional fees. */
export interface SelectedCarrierServiceOptionOtherCharge {
  /** Type of the charge. */
  type?: ChargeType;
  /** Description of the charge. At most 200 characters. */
  details?: string | null;
  /** Price of the charge. */
  cost?: SelectedCarrierServiceOptionPrices;
}

/** Additional fees of a purchase. */
export interface CalculateAdditionalFeesResponse {
  /** Additional fees, at most 100. */
  additionalFees?: AdditionalFee[];
  /** Currency, as an ISO 4217 code. */
  currency?: string;
}

/** Additional fee. */
export interface AdditionalFee {
  /** Code of the fee. */
  code?: string | null;
  /** Name of the fee. At most 50 characters. */
  name?: string;
  /** Price, as a decimal string. */
  price?: string;
  /** Tax settings of the fee. */
  taxDetails?: TaxDetails;
  /** Line item IDs. */
  lineItemIds?: string[];
  /** Name in the buyer's language. At most 50 characters. */
  translatedName?: string | null;
}

/** Tax settings of the fee. */
export interface TaxDetails {
  /**
   * Whether the fee is taxable.
   *
   * @default false
   */
  taxable?: boolean;
  /** Tax group ID. */
  taxGroupId?: string | null;
  /** Address that determines the item's tax. */
  taxableAddress?: TaxableAddress;
}
