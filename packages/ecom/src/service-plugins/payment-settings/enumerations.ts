import { enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * Activity types of an order. `CUSTOM_ACTIVITY` is added by an app; the others are named after the change that they
 * record.
 */
export const ActivityType = /* @__PURE__ */ enumeration(
  'ORDER_REFUNDED',
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'ORDER_CANCELED',
  'DOWNLOAD_LINK_SENT',
  'TRACKING_NUMBER_ADDED',
  'TRACKING_NUMBER_EDITED',
  'TRACKING_LINK_ADDED',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'INVOICE_ADDED',
  'INVOICE_REMOVED',
  'INVOICE_SENT',
  'FULFILLER_EMAIL_SENT',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'PICKUP_READY_EMAIL_SENT',
  'CUSTOM_ACTIVITY',
  'MERCHANT_COMMENT',
  'ORDER_PARTIALLY_PAID',
  'DRAFT_ORDER_CHANGES_APPLIED',
  'SAVED_PAYMENT_METHOD',
  'AUTHORIZED_PAYMENT_CREATED',
  'AUTHORIZED_PAYMENT_CAPTURED',
  'AUTHORIZED_PAYMENT_VOIDED',
  'REFUND_INITIATED',
  'PAYMENT_REFUNDED',
  'PAYMENT_REFUND_FAILED',
  'REFUNDED_AS_STORE_CREDIT',
  'PAYMENT_PENDING',
  'PAYMENT_CANCELED',
  'PAYMENT_DECLINED',
  'ORDER_PENDING',
  'ORDER_REJECTED',
  'RECEIPT_CREATED',
  'RECEIPT_SENT',
  'CHARGEBACK_CREATED',
  'CHARGEBACK_REVERSED',
);
/** Type of an order activity. */
export type ActivityType = EnumerationValue<typeof ActivityType>;

/**
 * Sources of additional fees:
 * - `SERVICE_PLUGIN`: an additional fees plugin.
 * - `ITEM`: the catalog item or custom line item.
 * - `MANUAL`: the request, set by the caller.
 * - `SHIPPING`: the carrier.
 * - `PLATFORM`: the platform.
 */
export const AdditionalFeeSource = /* @__PURE__ */ enumeration(
  'SERVICE_PLUGIN',
  'ITEM',
  'MANUAL',
  'SHIPPING',
  'PLATFORM',
);
/** Source of an additional fee. */
export type AdditionalFeeSource = EnumerationValue<typeof AdditionalFeeSource>;
