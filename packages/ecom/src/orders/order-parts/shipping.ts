import { address, date, entity, type Address } from '@cartwright/core';
import { addressWithContactShape, type AddressWithContact } from '../../commerce/addresses/address-with-contact.js';
import type { DeliveryTimeSlot, PickupMethod } from '../../commerce/shipping/shipping.js';
import type { Price } from '../../commerce/prices/price.js';
import type { ItemTaxFullDetails, LineItemTaxInfo } from './tax.js';

/** Pickup location of an order. */
export interface PickupDetails {
  /** Address of the pickup location. */
  address?: Address;
  /** Type of the pickup location: the store or a pickup point. */
  pickupMethod?: PickupMethod;
}

/** Time and place of a delivery. Either `shippingDestination` or `pickupDetails` is present. */
export interface DeliveryLogistics {
  /** Delivery address and contact. */
  shippingDestination?: AddressWithContact;
  /** Pickup location. */
  pickupDetails?: PickupDetails;
  /** Expected delivery time as free text, such as `3-5 days`. */
  deliveryTime?: string | null;
  /** Instructions for the carrier, or for the buyer who picks up the order. */
  instructions?: string | null;
  /** Latest expected delivery date. Superseded by `deliveryTimeSlot`. */
  deliverByDate?: Date | null;
  /** Start and end of the expected delivery time. */
  deliveryTimeSlot?: DeliveryTimeSlot;
}

/** Price of the shipping. */
export interface ShippingPrice {
  /** Shipping price without discounts. */
  price?: Price;
  /** Shipping price after discounts, excluding tax. Read-only. */
  totalPriceBeforeTax?: Price;
  /** Shipping price after discounts, including tax. Read-only. */
  totalPriceAfterTax?: Price;
  /** Tax on the shipping. Superseded by `taxInfo`. */
  taxDetails?: ItemTaxFullDetails;
  /** Tax on the shipping, with a breakdown by jurisdiction. */
  taxInfo?: LineItemTaxInfo;
  /** Discount on the shipping, before tax. Read-only. */
  discount?: Price;
}

/** Shipping region of the delivery address. */
export interface ShippingRegion {
  /** Name of the region, such as `Metropolitan London`. */
  name?: string | null;
}

/** Selected shipping option of an order. */
export interface V1ShippingInformation {
  /** ID of the app that provides the shipping option. */
  carrierId?: string | null;
  /** Code of the shipping option, unique for its carrier. */
  code?: string | null;
  /** Title of the shipping option, such as `Standard`. */
  title?: string;
  /** Time and place of the delivery. */
  logistics?: DeliveryLogistics;
  /** Price of the shipping. */
  cost?: ShippingPrice;
  /** Shipping region of the delivery address. */
  region?: ShippingRegion;
}

/** Shape of {@link V1ShippingInformation}: which fields are dates or addresses. */
export const orderShippingShape = /* @__PURE__ */ entity<V1ShippingInformation>({
  logistics: /* @__PURE__ */ entity<DeliveryLogistics>({
    shippingDestination: addressWithContactShape,
    pickupDetails: /* @__PURE__ */ entity<PickupDetails>({ address }),
    deliverByDate: date,
    deliveryTimeSlot: /* @__PURE__ */ entity<DeliveryTimeSlot>({ from: date, to: date }),
  }),
});
