import type {
  LineItemChanges,
  ManagedAdditionalFee,
  ManagedDiscount,
  ManagedLineItem,
  TotalPriceChange,
} from '../orders/order-parts/order-change.js';
import type { ActivityType } from './enumerations.js';

/** Billing cycle of a subscription contract. */
export interface ContractTarget {
  /** Number of the next billing cycle, starting at 1. */
  nextCycleNumber?: number | null;
}

/** Change of a subscription contract. One of the fields is set. */
export interface ContractChange {
  /** A line item was updated. */
  lineItemChanged?: LineItemChanges;
  /** Added line item. */
  lineItemAdded?: ManagedLineItem;
  /** Removed line item. */
  lineItemRemoved?: ManagedLineItem;
  /** Added discount. */
  discountAdded?: ManagedDiscount;
  /** Removed discount. */
  discountRemoved?: ManagedDiscount;
  /** Added additional fee. */
  additionalFeeAdded?: ManagedAdditionalFee;
  /** Removed additional fee. */
  additionalFeeRemoved?: ManagedAdditionalFee;
  /** Change of the total. */
  totalPriceChanged?: TotalPriceChange;
}

/** A subscription was updated. */
export interface ChangesAppliedActivity {
  /** Billing cycle from which the changes apply. */
  contractTarget?: ContractTarget;
  /** ID of the draft that contained the changes. */
  draftSubscriptionContractId?: string;
  /** Changes, at most 100. */
  changes?: ContractChange[];
  /** Reason of the changes. */
  reason?: string | null;
}

/** Author of an activity. One of the two fields is set. */
export interface ActivityAuthor {
  /** Wix user ID. */
  userId?: string;
  /** App ID. */
  appId?: string;
}

/** Activity of a subscription contract. */
export interface SubscriptionContractActivity {
  /** Billing cycle that the activity concerns. */
  contractTarget?: ContractTarget;
  /** Applied changes. Set if `activityType` is `CHANGES_APPLIED`. */
  changesApplied?: ChangesAppliedActivity;
  /** Activity ID. Read-only. */
  _id?: string;
  /** Time of the activity. Read-only. */
  _createdDate?: Date | null;
  /** Author of the activity. Read-only. */
  author?: ActivityAuthor;
  /** Activity type. */
  activityType?: ActivityType;
}
