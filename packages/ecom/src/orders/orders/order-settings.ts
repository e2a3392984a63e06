import type { OrderActionType, SpecificItemsCouponBehavior } from '../enumerations/order-enumerations.js';
import type { OwnerApps } from './order-creation-settings.js';

/** Actions that are permitted on an order. */
export interface CustomAllowedActions {
  /** Permitted actions. At most 17. */
  orderActions?: OrderActionType[];
}

/**
 * Settings of an order: who can edit it, and which actions are permitted. One of `standardActions`, `limitedActions` and
 * `customActions` is present, and one of `editableByEveryone` and `editableByOwnerApps`.
 */
export interface OrderSettings {
  /** Whether all actions are permitted. */
  standardActions?: boolean;
  /** Whether the order can only be read, commented on, archived, tagged, exported and printed, and its buyer notified. */
  limitedActions?: boolean;
  /** Permitted actions, to the exclusion of all others. */
  customActions?: CustomAllowedActions;
  /** Whether every app with the permission can edit the order. */
  editableByEveryone?: boolean;
  /** Apps that can edit the order, to the exclusion of all others. Set when the order is created. */
  editableByOwnerApps?: OwnerApps;
  /** Whether the subtotals of items include the discount of a coupon that applies to specific items. */
  specificItemsCouponBehavior?: SpecificItemsCouponBehavior;
  /**
   * Whether an invoice is generated when the order is paid.
   *
   * @default true
   */
  createInvoice?: boolean | null;
}
