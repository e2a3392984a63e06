import { address, date, entity, enumeration, type Address, type EnumerationValue } from '@cartwright/core';
import type { MultiCurrencyPrice } from '../prices/multi-currency-price.js';
import type { ItemTaxFullDetails } from '../tax/tax.js';

/** Pickup locations: the store (`STORE_PICKUP`) or a carrier's pickup point (`PICKUP_POINT`). */
export const PickupMethod = /* @__PURE__ */ enumeration('STORE_PICKUP', 'PICKUP_POINT');
/** Type of a pickup location. */
export type PickupMethod = EnumerationValue<typeof PickupMethod>;

/** Types of additional carrier charges: handling fee or insurance. */
export const ChargeType = /* @__PURE__ */ enumeration('HANDLING_FEE', 'INSURANCE');
/** Type of an additional carrier charge. */
export type ChargeType = EnumerationValue<typeof ChargeType>;

/** Reference to the shipping option that the buyer selected. */
export interface SelectedShippingOption {
  /** Carrier ID. */
  carrierId?: string | null;
  /** Code of the shipping option, defined by the carrier. */
  code?: string;
}

/** Delivery time slot. */
export interface DeliveryTimeSlot {
  /** Start of the slot. */
  from?: Date | null;
  /** End of the slot. */
  to?: Date | null;
}

/** Pickup location. */
export interface PickupDetails {
  /** Address of the location. */
  address?: Address;
  /** Whether the location is a business address. Superseded by `pickupMethod`. */
  businessLocation?: boolean;
  /** Type of the location. */
  pickupMethod?: PickupMethod;
}

/** Delivery time, instructions and pickup details. */
export interface DeliveryLogistics {
  /** Expected delivery time, such as `3-5 days`. */
  deliveryTime?: string | null;
  /** Instructions for the buyer. */
  instructions?: string | null;
  /** Pickup location. Absent if the order is shipped. */
  pickupDetails?: PickupDetails;
  /** Delivery time slot. Read-only. */
  deliveryTimeSlot?: DeliveryTimeSlot;
}

/** Price of the selected shipping option. */
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

/** Additional charge of the selected shipping option. Superseded by additional fees. */
export interface SelectedCarrierServiceOptionOtherCharge {
  /** Type of the charge. */
  type?: ChargeType;
  /** Description of the charge. */
  details?: string | null;
  /** Price of the charge. */
  cost?: SelectedCarrierServiceOptionPrices;
}

/** Carrier of a delivery. */
export interface Carrier {
  /** ID of the carrier's app. */
  appId?: string | null;
  /** Code of the shipping option. */
  code?: string;
}

/** Delivery region. */
export interface Region {
  /** Region ID. */
  _id?: string | null;
  /** Region name. */
  name?: string | null;
}

/** Line items that a delivery applies to. */
export interface ApplicableLineItems {
  /** Line item IDs. */
  lineItemIds?: string[];
}

/** Carrier and region that deliver some of the line items. */
export interface DeliveryAllocation {
  /** Carrier. */
  deliveryCarrier?: Carrier;
  /** Delivery region. */
  deliveryRegion?: Region;
  /** Line items. */
  applicableLineItems?: ApplicableLineItems;
}

/** Shipping option that the totals include. */
export interface SelectedCarrierServiceOption {
  /** Code of the shipping option. */
  code?: string;
  /** Option name, such as `Standard shipping`. Read-only. */
  title?: string;
  /** Delivery details. Read-only. */
  logistics?: DeliveryLogistics;
  /** Price. Read-only. */
  cost?: SelectedCarrierServiceOptionPrices;
  /** Whether the option is the one the buyer selected, rather than a default. Read-only. */
  requestedShippingOption?: boolean;
  /** Additional charges. Superseded by additional fees. */
  otherCharges?: SelectedCarrierServiceOptionOtherCharge[];
  /** Carrier ID. */
  carrierId?: string | null;
  /** Carriers and regions by line item. */
  deliveryAllocations?: DeliveryAllocation[];
  /** Whether the option delivers only some of the line items. */
  partial?: boolean | null;
}

/** Additional charge of a shipping option. */
export interface OtherCharge {
  /** Type of the charge. */
  type?: ChargeType;
  /** Price of the charge. */
  price?: MultiCurrencyPrice;
  /** Description of the charge. */
  details?: string | null;
}

/** Price of a shipping option. */
export interface ShippingPrice {
  /** Price without tax. */
  price?: MultiCurrencyPrice;
  /** Additional charges. */
  otherCharges?: OtherCharge[];
}

/** Shipping option available to the buyer. */
export interface ShippingOption {
  /** Code of the shipping option. */
  code?: string;
  /** Option name. */
  title?: string;
  /** Delivery details. */
  logistics?: DeliveryLogistics;
  /** Price. */
  cost?: ShippingPrice;
  /** Carriers and regions by line item. */
  deliveryAllocations?: DeliveryAllocation[];
  /** Whether the option delivers only some of the line items. */
  partial?: boolean | null;
}

/** Shipping options of a carrier. */
export interface CarrierServiceOption {
  /** Carrier ID. */
  carrierId?: string;
  /** Shipping options. */
  shippingOptions?: ShippingOption[];
}

/** Shipping region that matches the shipping address. */
export interface ShippingRegion {
  /** Region ID. Read-only. */
  _id?: string;
  /** Region name. */
  name?: string;
}

/** Available and selected shipping options of a cart or checkout. */
export interface ShippingInformation {
  /** Shipping region. */
  region?: ShippingRegion;
  /** Selected shipping option. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
  /** Available shipping options, by carrier. */
  carrierServiceOptions?: CarrierServiceOption[];
}

/** Shape of {@link DeliveryLogistics}: which fields are dates or addresses. */
const deliveryLogisticsShape = /* @__PURE__ */ entity<DeliveryLogistics>({
  pickupDetails: /* @__PURE__ */ entity<PickupDetails>({ address }),
  deliveryTimeSlot: /* @__PURE__ */ entity<DeliveryTimeSlot>({ from: date, to: date }),
});

/** Shape of {@link ShippingInformation}: which fields are dates or addresses. */
export const shippingInformationShape = /* @__PURE__ */ entity<ShippingInformation>({
  selectedCarrierServiceOption: /* @__PURE__ */ entity<SelectedCarrierServiceOption>({
    logistics: deliveryLogisticsShape,
  }),
  carrierServiceOptions: /* @__PURE__ */ entity<CarrierServiceOption>({
    shippingOptions: /* @__PURE__ */ entity<ShippingOption>({ logistics: deliveryLogisticsShape }),
  }),
});
