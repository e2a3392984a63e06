import { date, entity } from '@cartwright/core';
import type { TranslatableString } from '../fields/translatable-string.js';

/** How much of a membership is left. */
export interface MembershipPaymentCredits {
  /** How much it had. */
  total?: number;
  /** How much is left. */
  remaining?: number;
}

/** A membership that can pay for items. */
export interface Membership {
  /** Its id. */
  _id?: string;
  /** The app that it belongs to. */
  appId?: string;
  /** Its name. */
  name?: TranslatableString;
  /** The line items that it can pay for. */
  lineItemIds?: string[];
  /** How much of it is left. */
  credits?: MembershipPaymentCredits;
  /** When it ends. */
  expirationDate?: Date | null;
  /** More about it, by its app. */
  additionalData?: Record<string, unknown> | null;
}

/** A membership that can not pay, and why. */
export interface InvalidMembership {
  /** The membership. */
  membership?: Membership;
  /** Why not. */
  reason?: string;
}

/** A membership that the buyer chose, and what for. */
export interface HostSelectedMembership {
  /** The membership's id. */
  _id?: string;
  /** The app that it belongs to. */
  appId?: string;
  /** The line items that it shall pay for. */
  lineItemIds?: string[];
}

/** The memberships that the buyer chose. */
export interface SelectedMemberships {
  /** One by one. */
  memberships?: HostSelectedMembership[];
}

const membershipShape = /* @__PURE__ */ entity<Membership>({ expirationDate: date });

/** The converted fields of membership options. `validatedExistingMemberships` is in no typing, but on the wire. */
export const membershipOptionsShape = {
  eligibleMemberships: membershipShape,
  invalidMemberships: /* @__PURE__ */ entity<InvalidMembership>({ membership: membershipShape }),
  validatedExistingMemberships: { memberships: { membership: membershipShape } },
};
