import type { Address } from '@cartwright/core';
import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import type { VatId } from '../../commerce/addresses/address-with-contact.js';
import type { ExtendedFields } from '../../commerce/fields/extended-fields.js';
import type { PhysicalProperties } from '../../commerce/line-items/physical-properties.js';
import type { PickupMethod } from '../../commerce/shipping/shipping.js';
import type { WeightUnit } from '../../commerce/line-items/units.js';
import type { ChargeType } from './enumerations.js';

/** Items, and where they go. */
export interface GetShippingRatesRequest {
  /** Catalog line items. */
  lineItems?: ProductItem[];
  /** Where they go. */
  shippingDestination?: Address;
  /** Where they come from. */
  shippingOrigin?: Address;
  /** Who gets them. */
  buyerContactDetails?: FullAddressContactDetails;
  /** Weight unit of the store. */
  weightUnit?: WeightUnit;
  /** Whether prices include tax. */
  taxIncludedInPrices?: boolean;
  /** What the buyer prefers. */
  deliveryPreferences?: DeliveryPreferences;
  /** The purchase flow that it belongs to. */
  purchaseFlowId?: string | null;
  /** What the purchase is in other apps. */
  externalReferences?: ExternalReference[];
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
}

/** An item to be shipped. */
export interface ProductItem {
  /** Its name. */
  name?: string;
  /** How many. */
  quantity?: number;
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** Weight, SKU and shippability. */
  physicalProperties?: PhysicalProperties;
  /** The price, as decimal digits. */
  price?: string;
  /** The price of all of it before discounts, as decimal digits. */
  totalPriceBeforeDiscount?: string | null;
  /** The price of one before discounts, as decimal digits. */
  priceBeforeDiscount?: string | null;
  /** The price of all of it, as decimal digits. */
  totalPrice?: string | null;
  /** Which of several destinations it goes to, counted from 0. */
  deliveryDestinationIndex?: number | null;
  /** Which of several origins it comes from, counted from 0. */
  deliveryOriginIndex?: number | null;
  /** Whether its price includes tax. */
  taxIncludedInPrice?: boolean | null;
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

/** What the buyer prefers. */
export interface DeliveryPreferences {
  /** The code of the way to ship. */
  preferredCode?: string | null;
}

/** What the purchase is in another app. */
export interface ExternalReference {
  /** The app of that system. */
  appId?: string;
  /** Its id there. */
  resourceId?: string | null;
}

/** The ways to ship them. */
export interface GetShippingRatesResponse {
  /** The ways to ship. */
  shippingRates?: ShippingOption[];
}

/** A way to ship. */
export interface ShippingOption {
  /** Its code. */
  code?: string;
  /** Its name. */
  title?: string;
  /** How and when. */
  logistics?: DeliveryLogistics;
  /** What it costs. */
  cost?: ShippingPrice;
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
  /** Which kind of place it is. */
  pickupMethod?: PickupMethod;
}

/** What it costs. */
export interface ShippingPrice {
  /** The price, as decimal digits. */
  price?: string;
  /** Currency, as an ISO 4217 code. */
  currency?: string;
  /** Charges on top of it. */
  additionalCharges?: AdditionalCharge[];
}

/** A charge on top of it. */
export interface AdditionalCharge {
  /** Its kind. */
  type?: ChargeType;
  /** More about it. */
  details?: string | null;
  /** The price, as decimal digits. */
  price?: string;
}
