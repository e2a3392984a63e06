import { enumeration, type EnumerationValue } from '@cartwright/core';

/** When an order counts as approved. */
export const OrderApprovalStrategy = /* @__PURE__ */ enumeration('DEFAULT', 'PAYMENT_RECEIVED', 'PAYMENT_METHOD_SAVED');
/** When an order counts as approved. */
export type OrderApprovalStrategy = EnumerationValue<typeof OrderApprovalStrategy>;

/** The apps that can change an order. */
export interface OwnerApps {
  /** The ids of the apps. */
  appIds?: string[];
}

/** Who is told of an order. */
export interface OrderCreateNotifications {
  /** Whether the buyer is told. */
  sendNotificationToBuyer?: boolean | null;
  /** Whether the merchant is told. */
  sendNotificationsToBusiness?: boolean | null;
}

/** How an order is made. */
export interface OrderCreationSettings {
  /** Whether everybody with permission can change it. */
  editableByEveryone?: boolean;
  /** Only these apps can change it. */
  editableByOwnerApps?: OwnerApps;
  /** When it counts as approved. */
  orderApprovalStrategy?: OrderApprovalStrategy;
  /** Who is told. */
  notifications?: OrderCreateNotifications;
}
