import { address, date, entity, type Address } from '@cartwright/core';
import { addressWithContactShape, type AddressWithContact } from '../../commerce/addresses/address-with-contact.js';
import type { DeliveryTimeSlot, PickupMethod } from '../../commerce/shipping/shipping.js';
import type { Price } from '../../commerce/prices/price.js';
import type { ItemTaxFullDetails, LineItemTaxInfo } from './tax.js';

/** Where the buyer picks things up. */
export interface PickupDetails {
  /** The address. */
  address?: Address;
  /** Which kind of place it is. */
  pickupMethod?: PickupMethod;
}

/** How and when things arrive: at an address, or at a place to pick them up. */
export interface DeliveryLogistics {
  /** Where they are delivered to. */
  shippingDestination?: AddressWithContact;
  /** Where the buyer picks them up. */
  pickupDetails?: PickupDetails;
  /** When, in words, such as `3-5 days`. */
  deliveryTime?: string | null;
  /** What the buyer should know. */
  instructions?: string | null;
  /** The last day. Superseded by `deliveryTimeSlot`. */
  deliverByDate?: Date | null;
  /** When, as times. */
  deliveryTimeSlot?: DeliveryTimeSlot;
}

/** What the delivery costs. */
export interface ShippingPrice {
  /** Before discounts and tax. */
  price?: Price;
  /** After discounts, without tax. Read-only. */
  totalPriceBeforeTax?: Price;
  /** After discounts, with tax. Read-only. */
  totalPriceAfterTax?: Price;
  /** The tax. Superseded by `taxInfo`. */
  taxDetails?: ItemTaxFullDetails;
  /** The tax. */
  taxInfo?: LineItemTaxInfo;
  /** The discounts. Read-only. */
  discount?: Price;
}

/** The region of a store's shipping settings. */
export interface ShippingRegion {
  /** Its name. */
  name?: string | null;
}

/** The delivery of an order. */
export interface V1ShippingInformation {
  /** The carrier's id. */
  carrierId?: string | null;
  /** The option's code. */
  code?: string | null;
  /** Its name. */
  title?: string;
  /** How and when. */
  logistics?: DeliveryLogistics;
  /** What it costs. */
  cost?: ShippingPrice;
  /** The region of the address. */
  region?: ShippingRegion;
}

/** The converted fields of {@link V1ShippingInformation}. */
export const orderShippingShape = /* @__PURE__ */ entity<V1ShippingInformation>({
  logistics: /* @__PURE__ */ entity<DeliveryLogistics>({
    shippingDestination: addressWithContactShape,
    pickupDetails: /* @__PURE__ */ entity<PickupDetails>({ address }),
    deliverByDate: date,
    deliveryTimeSlot: /* @__PURE__ */ entity<DeliveryTimeSlot>({ from: date, to: date }),
  }),
});
