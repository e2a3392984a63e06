import { date, entity } from '@cartwright/core';

/** Tracking information of a shipment. */
export interface FulfillmentTrackingInfo {
  /** Tracking number of the shipment. At most 100 characters. */
  trackingNumber?: string | null;
  /** Carrier: `fedex`, `ups`, `usps`, `dhl`, `canadaPost` or a custom name. */
  shippingProvider?: string | null;
  /** URL of the carrier's tracking page. Generated for the five predefined carriers, required for others. */
  trackingLink?: string | null;
}

/** Custom information about a fulfillment. */
export interface CustomFulfillmentInfo {
  /** Values by field name. */
  fieldsData?: Record<string, string>;
}

/** Line item of a fulfillment. */
export interface FulfillmentLineItem {
  /** ID of the order's line item. */
  _id?: string;
  /**
   * Quantity of the fulfillment, 1 to 100,000.
   *
   * @default the quantity that no other fulfillment contains
   */
  quantity?: number | null;
}

/**
 * Fulfillment of an order: line items that are shipped together. Either `trackingInfo` or `customInfo` is present, or
 * neither.
 */
export interface Fulfillment {
  /** Tracking information of the shipment. */
  trackingInfo?: FulfillmentTrackingInfo;
  /** Custom information instead of tracking information. */
  customInfo?: CustomFulfillmentInfo;
  /** Fulfillment ID. Read-only. */
  _id?: string | null;
  /** Date and time when the fulfillment was created. Read-only. */
  _createdDate?: Date | null;
  /** Line items of the fulfillment. */
  lineItems?: FulfillmentLineItem[];
  /** Progress of the fulfillment: `Pending`, `Accepted`, `Ready`, `In_Delivery` or `Fulfilled`. Case-sensitive. */
  status?: string | null;
  /** Whether the fulfillment is complete. */
  completed?: boolean | null;
}

/** Fulfillments of an order. */
export interface OrderWithFulfillments {
  /** The order's ID. */
  orderId?: string;
  /** Fulfillments of the order. */
  fulfillments?: Fulfillment[];
}

/** Shape of {@link Fulfillment}: which fields are dates. */
export const fulfillmentShape = /* @__PURE__ */ entity<Fulfillment>({ _createdDate: date });

/** Shape of {@link OrderWithFulfillments}: which fields are dates. */
export const orderWithFulfillmentsShape = /* @__PURE__ */ entity<OrderWithFulfillments>({
  fulfillments: fulfillmentShape,
});
