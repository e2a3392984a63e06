import { date, entity, enumeration, image, type EnumerationValue } from '@cartwright/core';
import type { ExtendedFields } from '../commerce/fields/extended-fields.js';
import type { Price } from '../commerce/prices/price.js';

/**
 * Statuses of an order payment request.
 *
 * - `UNPAID`: the payment is still expected.
 * - `PAID`: the payment was collected.
 * - `EXPIRED`: the request was not paid before its expiration date.
 * - `VOIDED`: the merchant withdrew the request.
 */
export const Status = /* @__PURE__ */ enumeration('UNPAID', 'PAID', 'EXPIRED', 'VOIDED');
/** Status of an order payment request. */
export type Status = EnumerationValue<typeof Status>;

/** Payment methods that a request can exclude: offline payment. */
export const PaymentMethod = /* @__PURE__ */ enumeration('MANUAL');
/** Payment method that a request can exclude. */
export type PaymentMethod = EnumerationValue<typeof PaymentMethod>;

/** Origin of an order payment request. */
export interface Source {
  /** ID of the app that created the request. */
  appId?: string | null;
  /** ID of the record in the app, such as an invoice. 1 to 100 characters. */
  externalId?: string;
}

/** Link on the payment page. */
export interface ActionLink {
  /** Text of the link, 1 to 100 characters. */
  label?: string;
  /** URL. */
  url?: string;
}

/** Links on the payment page. */
export interface ActionLinks {
  /** Link of the page. At most one. */
  general?: ActionLink[];
  /** Link in error messages. */
  error?: ActionLink;
}

/** Subscription that starts with the payment. */
export interface SubscriptionInfo {
  /** Title of the subscription. */
  title?: string;
  /** Description of its charges. */
  chargeDescription?: string | null;
  /** Number of billing cycles. Absent if the subscription is extended automatically. */
  billingCycles?: number | null;
  /** Whether the subscription is extended automatically. */
  autoRenewal?: boolean;
}

/** Request to a customer to pay an amount of an order on a payment page. */
export interface OrderPaymentRequest {
  /** Order payment request ID. Read-only. */
  _id?: string | null;
  /** App and record that the request comes from. Set when the request is created. */
  source?: Source;
  /** Status. Read-only. */
  status?: Status;
  /** ID of the order. Set when the request is created. */
  orderId?: string;
  /** Number of the order. Read-only. */
  orderNumber?: string | null;
  /** Amount to pay. Set when the request is created. */
  amount?: Price;
  /** Currency of the order (ISO 4217). Read-only. */
  currency?: string;
  /** ID of the payment at the payment gateway. Read-only. */
  paymentGatewayOrderId?: string | null;
  /** Title of the payment page, 1 to 200 characters. */
  title?: string;
  /** Description on the payment page. At most 300 characters. */
  description?: string | null;
  /** Date and time when the request expires. Absent if it does not expire. Set when the request is created. */
  expirationDate?: Date | null;
  /** Data that apps attach to the request. */
  extendedFields?: ExtendedFields;
  /** Date and time when the request was created. Read-only. */
  _createdDate?: Date | null;
  /** Date and time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Image reference for the payment page, `wix:image://v1/…`. */
  image?: string;
  /** Payment methods that the payment page does not offer. At most one. */
  blockedPaymentMethods?: PaymentMethod[];
  /** Links on the payment page. Not part of the platform's public API. */
  actionLinks?: ActionLinks;
  /** Subscriptions that start with the payment. Read-only. Not part of the platform's public API. */
  subscriptionInfo?: SubscriptionInfo[];
}

/** Shape of {@link OrderPaymentRequest}: which fields are dates or images. */
export const paymentRequestShape = /* @__PURE__ */ entity<OrderPaymentRequest>({
  expirationDate: date,
  _createdDate: date,
  _updatedDate: date,
  image,
});
