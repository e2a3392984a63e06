import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Activity types of a subscription contract: changes were applied to it. */
export const ActivityType = /* @__PURE__ */ enumeration('UNKNOWN_ACTIVITY_TYPE', 'CHANGES_APPLIED');
/** Activity type of a subscription contract. */
export type ActivityType = EnumerationValue<typeof ActivityType>;

/**
 * Initiators of an action on a subscription: the merchant (`BUSINESS`), the buyer (`CUSTOMER`), the platform (`SYSTEM`)
 * or a failed payment.
 */
export const ActionInitiator = /* @__PURE__ */ enumeration(
  'UNKNOWN_ACTION_INITIATOR',
  'BUSINESS',
  'CUSTOMER',
  'SYSTEM',
  'PAYMENT_FAILURE',
);
/** Initiator of an action on a subscription. */
export type ActionInitiator = EnumerationValue<typeof ActionInitiator>;

/** Change types of an element of a subscription contract: added, changed or removed. */
export const ChangeType = /* @__PURE__ */ enumeration('ADDED', 'CHANGED', 'REMOVED');
/** Change type of a subscription contract. */
export type ChangeType = EnumerationValue<typeof ChangeType>;
