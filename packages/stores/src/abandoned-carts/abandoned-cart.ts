import { date, entity } from '@cartwright/core';
import type { ActivityType, Identity, Status } from './enumerations.js';

/** Who left a cart. */
export interface BuyerInfo {
  /** The id of the visitor, member or contact. */
  _id?: string;
  /** Which of them it is. */
  identityType?: Identity;
  /** The e-mail address. */
  email?: string | null;
  /** The phone number. */
  phone?: string | null;
  /** The first name. */
  firstName?: string | null;
  /** The last name. */
  lastName?: string | null;
}

/** What an app wrote about an activity of its own kind. */
export interface CustomData {
  /** Whose kind it is. */
  namespace?: string | null;
  /** Anything. */
  customValue?: Record<string, unknown> | null;
}

/** Something that was done about a cart that was left. */
export interface Activity {
  /** What was done. Read-only. */
  activityType?: ActivityType;
  /** A remark. Read-only. */
  message?: string | null;
  /** When it was done. Read-only. */
  timestamp?: Date | null;
  /** What an app wrote about it. */
  customData?: CustomData;
}

/** A cart that was left. */
export interface AbandonedCart {
  /** The cart's id. */
  _id?: string;
  /** What became of it. */
  status?: Status;
  /** When it was left. Read-only. */
  abandonTime?: Date | null;
  /** Who left it. */
  buyerInfo?: BuyerInfo;
  /** What it would have cost, with the sign of its currency. */
  total?: string | null;
  /** What was done about it. Read-only. */
  activities?: Activity[];
}

/** The converted fields of {@link AbandonedCart}. */
export const abandonedCartShape = /* @__PURE__ */ entity<AbandonedCart>({
  abandonTime: date,
  activities: /* @__PURE__ */ entity<Activity>({ timestamp: date }),
});
