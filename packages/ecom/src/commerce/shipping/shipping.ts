import { address, date, entity, enumeration, type Address, type EnumerationValue } from '@cartwright/core';
import type { MultiCurrencyPrice } from '../prices/multi-currency-price.js';
import type { ItemTaxFullDetails } from '../tax/tax.js';

/** Where a buyer picks things up. */
export const PickupMethod = /* @__PURE__ */ enumeration('STORE_PICKUP', 'PICKUP_POINT');
/** Where a buyer picks things up. */
export type PickupMethod = EnumerationValue<typeof PickupMethod>;

/** Charges of a carrier beside its price. */
export const ChargeType = /* @__PURE__ */ enumeration('HANDLING_FEE', 'INSURANCE');
/** A charge of a carrier beside its price. */
export type ChargeType = EnumerationValue<typeof ChargeType>;

/** The delivery option that the buyer chose. */
export interface SelectedShippingOption {
  /** The carrier's id. */
  carrierId?: string | null;
  /** The option's code, as the carrier gave it. */
  code?: string;
}

/** When a delivery arrives. */
export interface DeliveryTimeSlot {
  /** Not before. */
  from?: Date | null;
  /** Not after. */
  to?: Date | null;
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

/** How and when things arrive. */
export interface DeliveryLogistics {
  /** When, in words, such as `3-5 days`. */
  deliveryTime?: string | null;
  /** What the buyer should know. */
  instructions?: string | null;
  /** Where the buyer picks things up. */
  pickupDetails?: PickupDetails;
  /** When, as times. Read-only. */
  deliveryTimeSlot?: DeliveryTimeSlot;
}

/** What a delivery costs. */
export interface SelectedCarrierServiceOptionPrices {
  /** After discounts, with tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** After discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** The tax. */
  taxDetails?: ItemTaxFullDetails;
  /** The discounts. */
  totalDiscount?: MultiCurrencyPrice;
  /** Before discounts and tax. */
  price?: MultiCurrencyPrice;
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

/** A carrier of a delivery. */
export interface Carrier {
  /** The carrier's app. */
  appId?: string | null;
  /** The option's code. */
  code?: string;
}

/** A region that a store delivers to. */
export interface Region {
  /** Its id. */
  _id?: string | null;
  /** Its name. */
  name?: string | null;
}

/** The line items that a delivery is for. */
export interface ApplicableLineItems {
  /** Their ids. */
  lineItemIds?: string[];
}

/** A part of a delivery: who delivers what to where. */
export interface DeliveryAllocation {
  /** Who. */
  deliveryCarrier?: Carrier;
  /** To where. */
  deliveryRegion?: Region;
  /** What. */
  applicableLineItems?: ApplicableLineItems;
}

/** The delivery that the sums are made with. */
export interface SelectedCarrierServiceOption {
  /** The option's code. */
  code?: string;
  /** Its name, such as `Standard shipping`. Read-only. */
  title?: string;
  /** How and when. Read-only. */
  logistics?: DeliveryLogistics;
  /** What it costs. Read-only. */
  cost?: SelectedCarrierServiceOptionPrices;
  /** Whether it is the one that was asked for. Read-only. */
  requestedShippingOption?: boolean;
  /** Charges beside the price. Superseded by additional fees. */
  otherCharges?: SelectedCarrierServiceOptionOtherCharge[];
  /** The carrier's id. */
  carrierId?: string | null;
  /** Who delivers what to where. */
  deliveryAllocations?: DeliveryAllocation[];
  /** Whether it delivers a part of the items only. */
  partial?: boolean | null;
}

/** A charge beside a delivery's price. */
export interface OtherCharge {
  /** Its kind. */
  type?: ChargeType;
  /** What it costs. */
  price?: MultiCurrencyPrice;
  /** More about it. */
  details?: string | null;
}

/** What a delivery option costs. */
export interface ShippingPrice {
  /** Before tax. */
  price?: MultiCurrencyPrice;
  /** Charges beside the price. */
  otherCharges?: OtherCharge[];
}

/** A delivery that the buyer can choose. */
export interface ShippingOption {
  /** Its code. */
  code?: string;
  /** Its name. */
  title?: string;
  /** How and when. */
  logistics?: DeliveryLogistics;
  /** What it costs. */
  cost?: ShippingPrice;
  /** Who delivers what to where. */
  deliveryAllocations?: DeliveryAllocation[];
  /** Whether it delivers a part of the items only. */
  partial?: boolean | null;
}

/** What a carrier offers. */
export interface CarrierServiceOption {
  /** The carrier's id. */
  carrierId?: string;
  /** Its options. */
  shippingOptions?: ShippingOption[];
}

/** The region of a store's shipping settings that an address lies in. */
export interface ShippingRegion {
  /** Its id. Read-only. */
  _id?: string;
  /** Its name. */
  name?: string;
}

/** Deliveries for a cart: what can be chosen, and what is. */
export interface ShippingInformation {
  /** The region of the address. */
  region?: ShippingRegion;
  /** What is chosen. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
  /** What can be chosen. */
  carrierServiceOptions?: CarrierServiceOption[];
}

/** The converted fields of logistics. */
const deliveryLogisticsShape = /* @__PURE__ */ entity<DeliveryLogistics>({
  pickupDetails: /* @__PURE__ */ entity<PickupDetails>({ address }),
  deliveryTimeSlot: /* @__PURE__ */ entity<DeliveryTimeSlot>({ from: date, to: date }),
});

/** The converted fields of {@link ShippingInformation}. */
export const shippingInformationShape = /* @__PURE__ */ entity<ShippingInformation>({
  selectedCarrierServiceOption: /* @__PURE__ */ entity<SelectedCarrierServiceOption>({
    logistics: deliveryLogisticsShape,
  }),
  carrierServiceOptions: /* @__PURE__ */ entity<CarrierServiceOption>({
    shippingOptions: /* @__PURE__ */ entity<ShippingOption>({ logistics: deliveryLogisticsShape }),
  }),
});
