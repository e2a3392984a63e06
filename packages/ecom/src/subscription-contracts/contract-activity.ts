import type {
  LineItemChanges,
  ManagedAdditionalFee,
  ManagedDiscount,
  ManagedLineItem,
  TotalPriceChange,
} from '../orders/order-parts/order-change.js';
import type { ActivityType } from './enumerations.js';

/** A cycle of a subscription. */
export interface ContractTarget {
  /** The next cycle, from 1. */
  nextCycleNumber?: number | null;
}

/** A change of a subscription: one of these. */
export interface ContractChange {
  /** A line item was updated. */
  lineItemChanged?: LineItemChanges;
  /** A line item was added. */
  lineItemAdded?: ManagedLineItem;
  /** A line item was removed. */
  lineItemRemoved?: ManagedLineItem;
  /** A discount was added. */
  discountAdded?: ManagedDiscount;
  /** A discount was removed. */
  discountRemoved?: ManagedDiscount;
  /** A fee was added. */
  additionalFeeAdded?: ManagedAdditionalFee;
  /** A fee was removed. */
  additionalFeeRemoved?: ManagedAdditionalFee;
  /** The total changed. */
  totalPriceChanged?: TotalPriceChange;
}

/** A subscription was updated. */
export interface ChangesAppliedActivity {
  /** Which cycle it is about. */
  contractTarget?: ContractTarget;
  /** The draft with the changes. */
  draftSubscriptionContractId?: string;
  /** The changes. */
  changes?: ContractChange[];
  /** Why. */
  reason?: string | null;
}

/** Who did something: one of the two. */
export interface ActivityAuthor {
  /** A user of the platform. */
  userId?: string;
  /** An app. */
  appId?: string;
}

/** Something that happened to a subscription: one of the first two. */
export interface SubscriptionContractActivity {
  /** Which cycle it is about. */
  contractTarget?: ContractTarget;
  /** The subscription was changed. */
  changesApplied?: ChangesAppliedActivity;
  /** Its id. Read-only. */
  _id?: string;
  /** When it happened. Read-only. */
  _createdDate?: Date | null;
  /** Who did it. Read-only. */
  author?: ActivityAuthor;
  /** What happened. */
  activityType?: ActivityType;
}
