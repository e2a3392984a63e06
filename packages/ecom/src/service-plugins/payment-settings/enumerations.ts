import { enumeration, type EnumerationValue } from '@cartwright/core';

/** What happens to orders. */
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
/** What happened to an order. */
export type ActivityType = EnumerationValue<typeof ActivityType>;

/** Where additional fees come from. */
export const AdditionalFeeSource = /* @__PURE__ */ enumeration(
  'SERVICE_PLUGIN',
  'ITEM',
  'MANUAL',
  'SHIPPING',
  'PLATFORM',
);
/** Where an additional fee comes from. */
export type AdditionalFeeSource = EnumerationValue<typeof AdditionalFeeSource>;

/** Ways in which what is paid is adjusted. */
export const AdjustmentType = /* @__PURE__ */ enumeration('EXTRA_CHARGE', 'CREDIT');
/** A way in which what is paid is adjusted. */
export type AdjustmentType = EnumerationValue<typeof AdjustmentType>;

/** What can be done with orders. */
export const OrderActionType = /* @__PURE__ */ enumeration(
  'EDIT',
  'UPDATE',
  'REFUND',
  'APPROVE',
  'CANCEL',
  'FULFILL',
  'COLLECT_PAYMENTS',
  'SEND_NOTIFICATIONS',
  'ADD_MERCHANT_ACTIVITY',
  'ADD_ACTIVITY',
  'CREATE_INVOICE',
  'CREATE_RECEIPTS',
  'ASSIGN_TAG',
  'PRINT_PACKAGING_SLIP',
  'MODIFY_INVENTORY',
);
/** What can be done with an order. */
export type OrderActionType = EnumerationValue<typeof OrderActionType>;

/** Whether an item's subtotal includes the discount of a coupon for some items. */
export const SpecificItemsCouponBehavior = /* @__PURE__ */ enumeration(
  'UNDEFINED_COUPON_BEHAVIOR',
  'ITEM_SUBTOTAL_INCLUDES_DISCOUNT',
  'LEGACY_ITEM_SUBTOTAL_DOES_NOT_INCLUDE_DISCOUNT',
);
/** Whether an item's subtotal includes the discount of a coupon for some items. */
export type SpecificItemsCouponBehavior = EnumerationValue<typeof SpecificItemsCouponBehavior>;
