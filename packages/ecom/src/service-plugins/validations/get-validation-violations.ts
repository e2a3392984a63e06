import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import type { AddressWithContact } from '../../commerce/addresses/address-with-contact.js';
import type { CustomField } from '../../commerce/fields/custom-field.js';
import type { ExtendedFields } from '../../commerce/fields/extended-fields.js';
import type { GiftCard } from '../../commerce/payments/gift-card.js';
import type { ItemType } from '../../commerce/line-items/item-type.js';
import type { MultiCurrencyPrice, PriceSummary } from '../../commerce/prices/multi-currency-price.js';
import type { PhysicalProperties } from '../../commerce/line-items/physical-properties.js';
import type { DeliveryAllocation, DeliveryTimeSlot } from '../../commerce/shipping/shipping.js';
import type { SubscriptionOptionInfo } from '../../commerce/line-items/subscription.js';
import type { TaxBreakdown } from '../../commerce/tax/tax.js';
import type { TranslatableString } from '../../commerce/fields/translatable-string.js';
import type { WeightUnit } from '../../commerce/line-items/units.js';
import type { Violation } from '../../commerce/errors/violation.js';
import type { AppliedDiscount } from '../additional-fees/calculate-additional-fees.js';
import type { ExternalReference } from '../shipping-rates/get-shipping-rates.js';
import type { Source } from './enumerations.js';

/** Purchase to validate. */
export interface GetValidationViolationsRequest {
  /** Origin of the request, such as the cart or the checkout. */
  sourceInfo?: SourceInfo;
  /** Purchase. */
  validationInfo?: ValidationInfo;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
}

/** Source of a validation request. */
export interface SourceInfo {
  /** Source. */
  source?: Source;
  /** Purchase flow ID, shared by the cart, its checkout and the order. */
  purchaseFlowId?: string | null;
}

/** Purchase to validate. */
export interface ValidationInfo {
  /** Buyer. */
  buyerDetails?: BuyerDetails;
  /** Line items, at most 300. */
  lineItems?: LineItem[];
  /** Applied gift card. */
  giftCard?: GiftCard;
  /** Weight unit of the store. */
  weightUnit?: WeightUnit;
  /** Totals. */
  priceSummary?: PriceSummary;
  /** Billing address. */
  billingInfo?: AddressWithContact;
  /** Shipping address. */
  shippingAddress?: AddressWithContact;
  /** Shipping details. */
  shippingInfo?: ShippingInfo;
  /** Custom fields of the checkout form. */
  customFields?: CustomFields;
  /** Applied discounts, at most 320. */
  appliedDiscounts?: AppliedDiscount[];
  /** Reference to the counterpart in an external system. */
  externalReference?: ExternalReference;
  /** Currency, as an ISO 4217 code. */
  currency?: string | null;
  /** Buyer's currency, as an ISO 4217 code. */
  conversionCurrency?: string | null;
  /** Currency of the payment, as an ISO 4217 code. */
  paymentCurrency?: string | null;
}

/** Buyer. */
export interface BuyerDetails {
  /** Email address. */
  email?: string | null;
  /** ID of the buyer's contact in the site's contact list. */
  contactId?: string | null;
}

/** Line item of a purchase. */
export interface LineItem {
  /** Line item ID. */
  _id?: string | null;
  /** Quantity, from 0 to 100000. */
  quantity?: number;
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** Product name. */
  productName?: TranslatableString;
  /** Price of one unit. */
  price?: MultiCurrencyPrice;
  /** Weight, SKU and shippability. */
  physicalProperties?: PhysicalProperties;
  /** Item type. */
  itemType?: ItemType;
  /** Subscription that the item is bought with. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /** Price breakdown. */
  pricesBreakdown?: LineItemPricesData;
}

/** Price breakdown of a line item. */
export interface LineItemPricesData {
  /** Price of all units, after discounts and tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** Price of all units, after discounts, before tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** Tax on the line item. */
  taxDetails?: ItemTaxFullDetails;
  /** Total discount on the line item. */
  totalDiscount?: MultiCurrencyPrice;
  /** Price of one unit. */
  price?: MultiCurrencyPrice;
  /** Price of one unit before automatic discounts. Defaults to `price`. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Price of all units, before discounts and tax. */
  lineItemPrice?: MultiCurrencyPrice;
  /** Price of one unit before catalog discounts. Defaults to `price`. */
  fullPrice?: MultiCurrencyPrice;
}

/** Tax on an item or shipping. */
export interface ItemTaxFullDetails {
  /** Taxable amount. */
  taxableAmount?: MultiCurrencyPrice;
  /** Total tax. */
  totalTax?: MultiCurrencyPrice;
  /** Whether the price includes tax. */
  isTaxIncluded?: boolean | null;
  /** Tax by jurisdiction, at most 1000. */
  taxBreakdown?: TaxBreakdown[];
}

/** Shipping details of a purchase. */
export interface ShippingInfo {
  /** Selected shipping option. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
}

/** Shipping option that the totals include. */
export interface SelectedCarrierServiceOption {
  /** Code of the shipping option. */
  code?: string;
  /** Option name, such as `Standard shipping`. At most 250 characters. */
  title?: string;
  /** Price of the shipping option. */
  cost?: SelectedCarrierServiceOptionPrices;
  /** Carriers and regions by line item, at most 300. */
  deliveryAllocations?: DeliveryAllocation[];
  /** Whether the option delivers only some of the line items. */
  partial?: boolean | null;
  /** Delivery time slot. */
  deliveryTimeSlot?: DeliveryTimeSlot;
}

/** Price of a shipping option. */
export interface SelectedCarrierServiceOptionPrices {
  /** Price after discounts and tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** Price after discounts, before tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** Tax on shipping. */
  taxDetails?: ItemTaxFullDetails;
  /** Total discount on shipping. */
  totalDiscount?: MultiCurrencyPrice;
  /** Price without discounts and tax. */
  price?: MultiCurrencyPrice;
}

/** Custom fields of the checkout form. */
export interface CustomFields {
  /** Custom fields, at most 50. */
  fields?: CustomField[];
}

/** Violations of a purchase. */
export interface GetValidationViolationsResponse {
  /** Violations. */
  violations?: Violation[];
}
