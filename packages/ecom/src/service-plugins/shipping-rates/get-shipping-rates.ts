import type { Address } from '@cartwright/core';
import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import type { VatId } from '../../commerce/addresses/address-with-contact.js';
import type { ExtendedFields } from '../../commerce/fields/extended-fields.js';
import type { PhysicalProperties } from '../../commerce/line-items/physical-properties.js';
import type { PickupMethod } from '../../commerce/shipping/shipping.js';
import type { WeightUnit } from '../../commerce/line-items/units.js';
import type { ChargeType } from './enumerations.js';

/** Line items to ship, with origin and destination. */
export interface GetShippingRatesRequest {
  /** Line items, at most 500. */
  lineItems?: ProductItem[];
  /** Shipping destination. */
  shippingDestination?: Address;
  /** Shipping origin. */
  shippingOrigin?: Address;
  /** Contact details of the recipient. */
  buyerContactDetails?: FullAddressContactDetails;
  /** Weight unit of the store. */
  weightUnit?: WeightUnit;
  /** Whether prices include tax. */
  taxIncludedInPrices?: boolean;
  /** Shipping preferences of the buyer. */
  deliveryPreferences?: DeliveryPreferences;
  /** Purchase flow ID, shared by the cart, its checkout and the order. */
  purchaseFlowId?: string | null;
  /** References to the purchase's counterparts in external systems, at most 20. */
  externalReferences?: ExternalReference[];
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
}

/** Line item to ship. */
export interface ProductItem {
  /** Item name. */
  name?: string;
  /** Quantity. */
  quantity?: number;
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** Weight, SKU and shippability. */
  physicalProperties?: PhysicalProperties;
  /** Price, as a decimal string. */
  price?: string;
  /** Price of all units before discounts, as a decimal string. */
  totalPriceBeforeDiscount?: string | null;
  /** Price of one unit before discounts, as a decimal string. */
  priceBeforeDiscount?: string | null;
  /** Price of all units, as a decimal string. */
  totalPrice?: string | null;
  /** Index of the shipping destination, starting at 0. */
  deliveryDestinationIndex?: number | null;
  /** Index of the shipping origin, starting at 0. */
  deliveryOriginIndex?: number | null;
  /** Whether the price includes tax. */
  taxIncludedInPrice?: boolean | null;
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

/** Shipping preferences of the buyer. */
export interface DeliveryPreferences {
  /** Code of the preferred shipping option. */
  preferredCode?: string | null;
}

/** Reference to the purchase's counterpart in an external system. */
export interface ExternalReference {
  /** ID of the app that connects the system. */
  appId?: string;
  /** ID in the external system. */
  resourceId?: string | null;
}

/** Shipping options of a purchase. */
export interface GetShippingRatesResponse {
  /** Shipping options. */
  shippingRates?: ShippingOption[];
}

/** Shipping option. */
export interface ShippingOption {
  /** Code of the shipping option. */
  code?: string;
  /** Option name, such as `Standard shipping`. */
  title?: string;
  /** Delivery details. */
  logistics?: DeliveryLogistics;
  /** Price of the shipping option. */
  cost?: ShippingPrice;
}

/** Delivery time, instructions and pickup details. */
export interface DeliveryLogistics {
  /** Expected delivery time, such as `3-5 days`. */
  deliveryTime?: string | null;
  /** Instructions for the buyer. */
  instructions?: string | null;
  /** Pickup location. Absent if the order is shipped. */
  pickupDetails?: PickupDetails;
}

/** Pickup location. */
export interface PickupDetails {
  /** Address. */
  address?: Address;
  /** Type of the location. */
  pickupMethod?: PickupMethod;
}

/** Price of a shipping option. */
export interface ShippingPrice {
  /** Price, as a decimal string. */
  price?: string;
  /** Currency, as an ISO 4217 code. */
  currency?: string;
  /** Additional charges. */
  additionalCharges?: AdditionalCharge[];
}

/** Additional charge of a shipping option. */
export interface AdditionalCharge {
  /** Type of the charge. */
  type?: ChargeType;
  /** Description of the charge. */
  details?: string | null;
  /** Price, as a decimal string. */
  price?: string;
}
