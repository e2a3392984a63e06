import { enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * Billing adjustments when the billing date of a subscription moves.
 *
 * - `EXTRA_CHARGE`: the amount due increases, as for additional days.
 * - `CREDIT`: the amount due decreases, as for fewer days.
 */
export const AdjustmentType = /* @__PURE__ */ enumeration('EXTRA_CHARGE', 'CREDIT');
/** Billing adjustment when the billing date of a subscription moves. */
export type AdjustmentType = EnumerationValue<typeof AdjustmentType>;

/**
 * Actions on an order that the platform can permit or restrict:
 * - `EDIT`: change its line items.
 * - `UPDATE`: change its details, such as the addresses.
 * - `REFUND`, `COLLECT_PAYMENTS`: refund or collect payments.
 * - `APPROVE`, `CANCEL`, `FULFILL`: approve, cancel or fulfill it.
 * - `SEND_NOTIFICATIONS`: notify the buyer.
 * - `ADD_MERCHANT_ACTIVITY`, `ADD_ACTIVITY`: add a comment of the merchant, or any activity.
 * - `CREATE_INVOICE`, `CREATE_RECEIPTS`: create an invoice or receipts.
 * - `ASSIGN_TAG`: assign tags.
 * - `PRINT_PACKAGING_SLIP`: print the packing slip.
 * - `MODIFY_INVENTORY`: change the inventory of its items.
 */
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
/** Action on an order that the platform can permit or restrict. */
export type OrderActionType = EnumerationValue<typeof OrderActionType>;

/**
 * Whether item subtotals include the discount of a coupon that applies to specific items:
 *
 * - `ITEM_SUBTOTAL_INCLUDES_DISCOUNT`: the item subtotal includes the discount.
 * - `LEGACY_ITEM_SUBTOTAL_DOES_NOT_INCLUDE_DISCOUNT`: the discount is applied after the subtotal is calculated.
 */
export const SpecificItemsCouponBehavior = /* @__PURE__ */ enumeration(
  'UNDEFINED_COUPON_BEHAVIOR',
  'ITEM_SUBTOTAL_INCLUDES_DISCOUNT',
  'LEGACY_ITEM_SUBTOTAL_DOES_NOT_INCLUDE_DISCOUNT',
);
/** Whether item subtotals include the discount of a coupon that applies to specific items. */
export type SpecificItemsCouponBehavior = EnumerationValue<typeof SpecificItemsCouponBehavior>;

/**
 * Conditions on an order's version for a write.
 *
 * - `DEFAULT`: the platform's default condition.
 * - `GREATER_THAN`: the version must be greater than the stored one.
 * - `GREATER_OR_EQUAL`: the version must be greater than or equal to the stored one.
 */
export const VersioningMode = /* @__PURE__ */ enumeration('DEFAULT', 'GREATER_THAN', 'GREATER_OR_EQUAL');
/** Condition on an order's version for a write. */
export type VersioningMode = EnumerationValue<typeof VersioningMode>;

/**
 * Payment options of a line item added by editing an order.
 *
 * - `FULL_PAYMENT_OFFLINE`: paid in full after checkout.
 * - `MEMBERSHIP_OFFLINE`: paid with a membership that the merchant redeems manually. The price is 0.
 */
export const DeltaPaymentOptionType = /* @__PURE__ */ enumeration('FULL_PAYMENT_OFFLINE', 'MEMBERSHIP_OFFLINE');
/** Payment option of a line item added by editing an order. */
export type DeltaPaymentOptionType = EnumerationValue<typeof DeltaPaymentOptionType>;

/**
 * Emails to the buyer that can be previewed.
 *
 * - `ORDER_PLACED`: order confirmation.
 * - `DOWNLOAD_LINKS`: links to digital products.
 * - `ORDER_SHIPPED`: shipping confirmation.
 * - `ORDER_READY_FOR_PICKUP`: pickup notification.
 */
export const PreviewEmailType = /* @__PURE__ */ enumeration(
  'ORDER_PLACED',
  'DOWNLOAD_LINKS',
  'ORDER_SHIPPED',
  'ORDER_READY_FOR_PICKUP',
);
/** Email to the buyer that can be previewed. */
export type PreviewEmailType = EnumerationValue<typeof PreviewEmailType>;
