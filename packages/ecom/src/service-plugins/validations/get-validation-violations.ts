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

/** A purchase to be checked. */
export interface GetValidationViolationsRequest {
  /** Where it is asked from. */
  sourceInfo?: SourceInfo;
  /** The purchase. */
  validationInfo?: ValidationInfo;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
}

/** Where it is asked from. */
export interface SourceInfo {
  /** Where it is asked from. */
  source?: Source;
  /** The purchase flow that it belongs to. */
  purchaseFlowId?: string | null;
}

/** The purchase. */
export interface ValidationInfo {
  /** Who buys. */
  buyerDetails?: BuyerDetails;
  /** Catalog line items. */
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
  /** Deliveries. */
  shippingInfo?: ShippingInfo;
  /** Custom fields of the checkout form. */
  customFields?: CustomFields;
  /** The discounts, and what each took off. */
  appliedDiscounts?: AppliedDiscount[];
  /** What it is in another system. */
  externalReference?: ExternalReference;
  /** Currency, as an ISO 4217 code. */
  currency?: string | null;
  /** Buyer's currency, as an ISO 4217 code. Read-only. */
  conversionCurrency?: string | null;
  /** Currency of the payment, as an ISO 4217 code. Read-only. */
  paymentCurrency?: string | null;
}

/** Who buys. */
export interface BuyerDetails {
  /** E-mail address. */
  email?: string | null;
  /** The id of the site's contact for the buyer. */
  contactId?: string | null;
}

/** An item of a purchase. */
export interface LineItem {
  /** Its id in the cart. Read-only. */
  _id?: string | null;
  /** How many. */
  quantity?: number;
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** Product name. Read-only. */
  productName?: TranslatableString;
  /** The price of one. */
  price?: MultiCurrencyPrice;
  /** Weight, SKU and shippability. Read-only. */
  physicalProperties?: PhysicalProperties;
  /** Item type. Read-only. */
  itemType?: ItemType;
  /** Subscription that the item is bought with. Read-only. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /** Its prices. */
  pricesBreakdown?: LineItemPricesData;
}

/** The prices of an item. */
export interface LineItemPricesData {
  /** All of them, after discounts, with tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** All of them, after discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** The tax. */
  taxDetails?: ItemTaxFullDetails;
  /** The discounts. */
  totalDiscount?: MultiCurrencyPrice;
  /** The price of one. */
  price?: MultiCurrencyPrice;
  /** One, before automatic discounts. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** All of them, before discounts and tax. */
  lineItemPrice?: MultiCurrencyPrice;
  /** The price of one, before a lasting discount. */
  fullPrice?: MultiCurrencyPrice;
}

/** The tax of something. */
export interface ItemTaxFullDetails {
  /** The amount that is taxed. */
  taxableAmount?: MultiCurrencyPrice;
  /** All taxes together. */
  totalTax?: MultiCurrencyPrice;
  /** Whether the price includes it. */
  isTaxIncluded?: boolean | null;
  /** The taxes one by one. Read-only. */
  taxBreakdown?: TaxBreakdown[];
}

/** How it is shipped. */
export interface ShippingInfo {
  /** What is chosen. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
}

/** The delivery that the sums are made with. */
export interface SelectedCarrierServiceOption {
  /** The option's code. */
  code?: string;
  /** Its name, such as `Standard shipping`. Read-only. */
  title?: string;
  /** What it costs. */
  cost?: SelectedCarrierServiceOptionPrices;
  /** Who delivers what to where. */
  deliveryAllocations?: DeliveryAllocation[];
  /** Whether it delivers a part of the items only. */
  partial?: boolean | null;
  /** When, as times. */
  deliveryTimeSlot?: DeliveryTimeSlot;
}

/** What it costs. */
export interface SelectedCarrierServiceOptionPrices {
  /** After discounts, with tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** After discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** The tax. */
  taxDetails?: ItemTaxFullDetails;
  /** The discounts. */
  totalDiscount?: MultiCurrencyPrice;
  /** The price before tax and discounts. */
  price?: MultiCurrencyPrice;
}

/** What the buyer entered in fields that the merchant added. */
export interface CustomFields {
  /** The fields. */
  fields?: CustomField[];
}

/** What is wrong with it. */
export interface GetValidationViolationsResponse {
  /** What is wrong. */
  violations?: Violation[];
}
