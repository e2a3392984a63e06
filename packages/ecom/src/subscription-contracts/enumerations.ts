import { enumeration, type EnumerationValue } from '@cartwright/core';

/** What happened to a subscription. */
export const ActivityType = /* @__PURE__ */ enumeration('UNKNOWN_ACTIVITY_TYPE', 'CHANGES_APPLIED');
/** What happened to a subscription. */
export type ActivityType = EnumerationValue<typeof ActivityType>;

/** Who did something with a subscription. */
export const ActionInitiator = /* @__PURE__ */ enumeration(
  'UNKNOWN_ACTION_INITIATOR',
  'BUSINESS',
  'CUSTOMER',
  'SYSTEM',
  'PAYMENT_FAILURE',
);
/** Who did something with a subscription. */
export type ActionInitiator = EnumerationValue<typeof ActionInitiator>;

/** Which way a subscription was changed. */
export const ChangeType = /* @__PURE__ */ enumeration('ADDED', 'CHANGED', 'REMOVED');
/** Which way a subscription was changed. */
export type ChangeType = EnumerationValue<typeof ChangeType>;
