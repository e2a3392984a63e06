import { address, date, entity } from '@cartwright/core';
import type { ApplicationError, CarrierErrors, Details } from '../../commerce/errors/calculation-errors.js';
import type { Price } from '../../commerce/prices/price.js';
import type {
  DeliveryLogistics as CommerceLogistics,
  DeliveryTimeSlot,
  PickupDetails as CommercePickup,
} from '../../commerce/shipping/shipping.js';
import { draftOrderShape, type DraftOrder } from './draft-order.js';

/** Pickup location of a shipping option. */
export type PickupDetails = Omit<CommercePickup, 'businessLocation'>;

/** Delivery time, instructions and pickup location of a shipping option. */
export type DeliveryLogistics = Omit<CommerceLogistics, 'pickupDetails'> & {
  /** Pickup location. Absent if the order is shipped. */
  pickupDetails?: PickupDetails;
};

/** Price of a shipping option. */
export interface ShippingPrice {
  /** Price. */
  price?: Price;
  /** Currency of the price (ISO 4217). */
  currency?: string;
}

/** Shipping option that is available for a draft order. */
export interface ShippingOption {
  /** Carrier ID. */
  carrierId?: string | null;
  /** Code of the option, unique for its carrier. */
  code?: string;
  /** Title of the option, such as `Standard`. */
  title?: string;
  /** Delivery time, instructions and pickup location. */
  logistics?: DeliveryLogistics;
  /** Price. */
  cost?: ShippingPrice;
}

/** Errors of a calculation. Either `generalShippingCalculationError` or `carrierErrors` is present, or neither. */
export interface CalculationErrors {
  /** No shipping option could be calculated. */
  generalShippingCalculationError?: Details;
  /** Some carriers failed. */
  carrierErrors?: CarrierErrors;
  /** Tax could not be calculated. */
  taxCalculationError?: Details;
  /** Reasons why no order can be created from the draft. */
  orderValidationErrors?: ApplicationError[];
}

/** Draft order with current totals, and the shipping options to choose from. */
export interface CalculatedDraftOrder {
  /** Draft order. */
  draftOrder?: DraftOrder;
  /** Available shipping options. */
  shippingOptions?: ShippingOption[];
  /** Errors of the calculation. */
  calculationErrors?: CalculationErrors;
}

/** Shape of {@link CalculatedDraftOrder}: which fields are dates, images, addresses or floating-point numbers. */
const calculatedDraftOrderShape = /* @__PURE__ */ entity<CalculatedDraftOrder>({
  draftOrder: draftOrderShape,
  shippingOptions: /* @__PURE__ */ entity<ShippingOption>({
    logistics: /* @__PURE__ */ entity<DeliveryLogistics>({
      pickupDetails: /* @__PURE__ */ entity<PickupDetails>({ address }),
      deliveryTimeSlot: /* @__PURE__ */ entity<DeliveryTimeSlot>({ from: date, to: date }),
    }),
  }),
});

/** Response with the draft order after a change. */
export interface CalculatedDraftOrderResponse {
  /** Draft order with its current totals. */
  calculatedDraftOrder?: CalculatedDraftOrder;
}

/** Shape of {@link CalculatedDraftOrderResponse}. */
export const calculatedDraftOrderResponse = { calculatedDraftOrder: calculatedDraftOrderShape };
