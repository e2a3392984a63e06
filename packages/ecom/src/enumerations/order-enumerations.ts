import { enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * Line item types of an order, as named by earlier releases of the platform: physical product, digital product or
 * custom amount.
 */
export const OrderLineItemType = /* @__PURE__ */ enumeration('PHYSICAL', 'DIGITAL', 'CUSTOM_AMOUNT_ITEM');
/** Line item type of an order. */
export type OrderLineItemType = EnumerationValue<typeof OrderLineItemType>;

/** Actors of an order activity: a Wix user, such as the merchant (`USER`), a site member, a contact or an app. */
export const OrderActorType = /* @__PURE__ */ enumeration('USER', 'MEMBER', 'CONTACT', 'APP');
/** Actor of an order activity. */
export type OrderActorType = EnumerationValue<typeof OrderActorType>;

/** Order activity types, as named by earlier releases of the platform. */
export const OrderHistoryItemType = /* @__PURE__ */ enumeration(
  'MERCHANT_COMMENT',
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'DOWNLOAD_LINK_SENT',
  'PICKUP_READY_EMAIL_SENT',
  'TRACKING_NUMBER_ADDED',
  'TRACKING_NUMBER_EDITED',
  'TRACKING_LINK_WAS_SET',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'INVOICE_WAS_SET',
  'INVOICE_WAS_REMOVED',
  'INVOICE_WAS_SENT',
  'FULFILLER_EMAIL_SENT',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'ORDER_PARTIALLY_PAID',
);
/** Order activity type. */
export type OrderHistoryItemType = EnumerationValue<typeof OrderHistoryItemType>;

/**
 * Payment statuses of a draft order:
 * - `NOT_PAID`: no payment was received.
 * - `PAID`, `PARTIALLY_PAID`: paid in full or in part.
 * - `PARTIALLY_REFUNDED`, `FULLY_REFUNDED`: refunded in part or in full.
 * - `PENDING`: the payment is being processed.
 * - `PENDING_MERCHANT`: the payment waits for a confirmation by the merchant.
 * - `CANCELED`: the payment was canceled.
 * - `DECLINED`: the payment provider declined the payment.
 */
export const OrderPaymentStatus = /* @__PURE__ */ enumeration(
  'UNSPECIFIED_PAYMENT_STATUS',
  'NOT_PAID',
  'PAID',
  'PARTIALLY_PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'PENDING',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
);
/** Payment status of a draft order. */
export type OrderPaymentStatus = EnumerationValue<typeof OrderPaymentStatus>;

/** Statuses of an offline payment request: unpaid, paid or expired. */
export const OfflinePaymentStatus = /* @__PURE__ */ enumeration('UNPAID', 'PAID', 'EXPIRED');
/** Status of an offline payment request. */
export type OfflinePaymentStatus = EnumerationValue<typeof OfflinePaymentStatus>;

/** Payment methods without a payment provider: `MANUAL`, such as cash. */
export const PaymentMethod = /* @__PURE__ */ enumeration('MANUAL');
/** Payment method without a payment provider. */
export type PaymentMethod = EnumerationValue<typeof PaymentMethod>;
