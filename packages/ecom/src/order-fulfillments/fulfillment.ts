import { date, entity } from '@cartwright/core';

/** Where the buyer sees how far a parcel is. */
export interface FulfillmentTrackingInfo {
  /** The number of the parcel. */
  trackingNumber?: string | null;
  /** Who delivers it: `fedex`, `ups`, `usps`, `dhl`, `canadaPost`, or any other name. */
  shippingProvider?: string | null;
  /** The page that shows where it is. The platform knows it for the five names above. */
  trackingLink?: string | null;
}

/** Anything else about a fulfillment. */
export interface CustomFulfillmentInfo {
  /** By the fields' names. */
  fieldsData?: Record<string, string>;
}

/** A line item that is sent. */
export interface FulfillmentLineItem {
  /** The line item's id. */
  _id?: string;
  /** How many. Default all. */
  quantity?: number | null;
}

/** Items of an order that were sent. */
export interface Fulfillment {
  /** Where the buyer sees how far it is. */
  trackingInfo?: FulfillmentTrackingInfo;
  /** Anything else. */
  customInfo?: CustomFulfillmentInfo;
  /** Its id. Read-only. */
  _id?: string | null;
  /** When it was made. Read-only. */
  _createdDate?: Date | null;
  /** The line items that it sends. */
  lineItems?: FulfillmentLineItem[];
  /** How far it has come: `Pending`, `Accepted`, `Ready`, `In_Delivery` or `Fulfilled`. */
  status?: string | null;
  /** Whether it is done. */
  completed?: boolean | null;
}

/** The fulfillments of an order. */
export interface OrderWithFulfillments {
  /** The order's id. */
  orderId?: string;
  /** The fulfillments. */
  fulfillments?: Fulfillment[];
}

/** The converted fields of {@link Fulfillment}. */
export const fulfillmentShape = /* @__PURE__ */ entity<Fulfillment>({ _createdDate: date });

/** The converted fields of {@link OrderWithFulfillments}. */
export const orderWithFulfillmentsShape = /* @__PURE__ */ entity<OrderWithFulfillments>({
  fulfillments: fulfillmentShape,
});
