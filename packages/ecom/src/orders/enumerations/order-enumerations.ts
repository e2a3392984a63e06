import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Ways to adjust a price. */
export const AdjustmentType = /* @__PURE__ */ enumeration('EXTRA_CHARGE', 'CREDIT');
/** A way to adjust a price. */
export type AdjustmentType = EnumerationValue<typeof AdjustmentType>;

/** What can be done with an order. */
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

/** What a coupon for some items does to their price. */
export const SpecificItemsCouponBehavior = /* @__PURE__ */ enumeration(
  'UNDEFINED_COUPON_BEHAVIOR',
  'ITEM_SUBTOTAL_INCLUDES_DISCOUNT',
  'LEGACY_ITEM_SUBTOTAL_DOES_NOT_INCLUDE_DISCOUNT',
);
/** What a coupon for some items does to their price. */
export type SpecificItemsCouponBehavior = EnumerationValue<typeof SpecificItemsCouponBehavior>;

/** Which versions of an order are taken. */
export const VersioningMode = /* @__PURE__ */ enumeration('DEFAULT', 'GREATER_THAN', 'GREATER_OR_EQUAL');
/** Which versions of an order are taken. */
export type VersioningMode = EnumerationValue<typeof VersioningMode>;

/** How an item that a draft adds is paid for. */
export const DeltaPaymentOptionType = /* @__PURE__ */ enumeration('FULL_PAYMENT_OFFLINE', 'MEMBERSHIP_OFFLINE');
/** How an item that a draft adds is paid for. */
export type DeltaPaymentOptionType = EnumerationValue<typeof DeltaPaymentOptionType>;

/** Kinds of e-mails to the buyer. */
export const PreviewEmailType = /* @__PURE__ */ enumeration(
  'ORDER_PLACED',
  'DOWNLOAD_LINKS',
  'ORDER_SHIPPED',
  'ORDER_READY_FOR_PICKUP',
);
/** A kind of e-mail to the buyer. */
export type PreviewEmailType = EnumerationValue<typeof PreviewEmailType>;
