import type { OrderApprovalStrategy } from '../enumerations/enumerations.js';

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
