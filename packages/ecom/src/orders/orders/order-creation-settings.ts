import { enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * Conditions on which an order is approved automatically.
 *
 * - `DEFAULT`: when it is paid, or at once if its total is 0.
 * - `PAYMENT_RECEIVED`: only when it is paid.
 * - `PAYMENT_METHOD_SAVED`: when a payment method is saved for it.
 */
export const OrderApprovalStrategy = /* @__PURE__ */ enumeration('DEFAULT', 'PAYMENT_RECEIVED', 'PAYMENT_METHOD_SAVED');
/** Condition on which an order is approved automatically. */
export type OrderApprovalStrategy = EnumerationValue<typeof OrderApprovalStrategy>;

/** Apps that are allowed to edit an order. */
export interface OwnerApps {
  /** IDs of the apps. */
  appIds?: string[];
}

/** Notifications sent when an order is created. */
export interface OrderCreateNotifications {
  /**
   * Whether to notify the buyer.
   *
   * @default true
   */
  sendNotificationToBuyer?: boolean | null;
  /**
   * Whether to notify the merchant.
   *
   * @default true
   */
  sendNotificationsToBusiness?: boolean | null;
}

/** Settings of a created order. Either `editableByEveryone` or `editableByOwnerApps` is present. */
export interface OrderCreationSettings {
  /**
   * Whether every app with the permission can edit the order. `false` has no effect on the platform: use
   * `editableByOwnerApps` to restrict editing.
   */
  editableByEveryone?: boolean;
  /** Apps that are allowed to edit the order, to the exclusion of all others. */
  editableByOwnerApps?: OwnerApps;
  /**
   * Condition on which the order is approved.
   *
   * @default 'DEFAULT'
   */
  orderApprovalStrategy?: OrderApprovalStrategy;
  /** Notifications sent when the order is created. */
  notifications?: OrderCreateNotifications;
}
