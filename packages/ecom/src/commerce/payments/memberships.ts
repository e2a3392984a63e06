import { date, entity } from '@cartwright/core';
import type { TranslatableString } from '../fields/translatable-string.js';

/** Credits of a membership. */
export interface MembershipPaymentCredits {
  /** Total number of credits. */
  total?: number;
  /** Number of remaining credits. */
  remaining?: number;
}

/** Membership that can pay for line items. */
export interface Membership {
  /** Membership ID. */
  _id?: string;
  /** ID of the membership provider's app. */
  appId?: string;
  /** Membership name. */
  name?: TranslatableString;
  /** IDs of the line items that the membership can pay for. */
  lineItemIds?: string[];
  /** Total and remaining credits. */
  credits?: MembershipPaymentCredits;
  /** Expiration date. */
  expirationDate?: Date | null;
  /** Additional data of the provider. */
  additionalData?: Record<string, unknown> | null;
}

/** Membership that cannot pay for the line items. */
export interface InvalidMembership {
  /** Membership. */
  membership?: Membership;
  /** Reason why it cannot be used, for the buyer. */
  reason?: string;
}

/** Membership selected by the buyer. */
export interface HostSelectedMembership {
  /** Membership ID. */
  _id?: string;
  /** ID of the membership provider's app. */
  appId?: string;
  /** IDs of the line items to pay for. */
  lineItemIds?: string[];
}

/** Memberships selected by the buyer. */
export interface SelectedMemberships {
  /** Selected memberships. */
  memberships?: HostSelectedMembership[];
}

const membershipShape = /* @__PURE__ */ entity<Membership>({ expirationDate: date });

/**
 * Shape of membership options: which fields are dates. The platform also returns `validatedExistingMemberships`, which
 * its types omit.
 */
export const membershipOptionsShape = {
  eligibleMemberships: membershipShape,
  invalidMemberships: /* @__PURE__ */ entity<InvalidMembership>({ membership: membershipShape }),
  validatedExistingMemberships: { memberships: { membership: membershipShape } },
};
