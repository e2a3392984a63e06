import { date, entity } from '@cartwright/core';
import type { ActivityType, Identity, Status } from './enumerations.js';

/** Buyer who abandoned the cart. */
export interface BuyerInfo {
  /** ID of the visitor, member, contact or site admin, according to `identityType`. */
  _id?: string;
  /** Kind of identity that `_id` refers to. */
  identityType?: Identity;
  /** Email address. */
  email?: string | null;
  /** Phone number. */
  phone?: string | null;
  /** First name. */
  firstName?: string | null;
  /** Last name. */
  lastName?: string | null;
}

/** Data that an app attaches to an activity of type `CUSTOM_ACTIVITY`. */
export interface CustomData {
  /** Unique namespace of the app's activities; at most 50 characters. */
  namespace?: string | null;
  /** Any JSON object. */
  customValue?: Record<string, unknown> | null;
}

/** Entry of an abandoned cart's activity log, such as a reminder email. */
export interface Activity {
  /** Type of the activity. Read-only. */
  activityType?: ActivityType;
  /** Comment on the activity; at most 1000 characters. Read-only. */
  message?: string | null;
  /** Time of the activity. Read-only. */
  timestamp?: Date | null;
  /** Data of an activity of type `CUSTOM_ACTIVITY`. */
  customData?: CustomData;
}

/** Cart that a buyer left without placing an order. */
export interface AbandonedCart {
  /** Cart ID. */
  _id?: string;
  /** Whether the cart is still abandoned or was recovered by an order. */
  status?: Status;
  /** Time at which the cart was abandoned. Read-only. */
  abandonTime?: Date | null;
  /** Buyer who abandoned the cart. */
  buyerInfo?: BuyerInfo;
  /** Total price, formatted with the currency symbol. */
  total?: string | null;
  /** Activity log of the cart, such as the reminders sent to the buyer. Read-only. */
  activities?: Activity[];
}

/** Shape of {@link AbandonedCart}: which fields are dates. */
export const abandonedCartShape = /* @__PURE__ */ entity<AbandonedCart>({
  abandonTime: date,
  activities: /* @__PURE__ */ entity<Activity>({ timestamp: date }),
});
