import { enumeration, type EnumerationValue } from '@cartwright/core';

export { Identity } from '@cartwright/core/site';

/** Values of an abandoned cart's status. */
export const Status = /* @__PURE__ */ enumeration('ABANDONED', 'RECOVERED');
/** Status of an abandoned cart. `ABANDONED`: no order was placed since. `RECOVERED`: the buyer placed an order. */
export type Status = EnumerationValue<typeof Status>;

/** Types of activities in the log of an abandoned cart. */
export const ActivityType = /* @__PURE__ */ enumeration(
  'UNRECOGNIZED_TYPE',
  'SCHEDULED',
  'EMAIL_SENT',
  'EMAIL_NOT_SENT',
  'NOTIFICATION_SENT',
  'TASK_CREATED',
  'CUSTOM_ACTIVITY',
);
/**
 * Type of an activity. `SCHEDULED`: a reminder is scheduled. `EMAIL_SENT`, `EMAIL_NOT_SENT`: the reminder email was
 * sent or was not sent. `NOTIFICATION_SENT`: the merchant was notified. `TASK_CREATED`: a task was created for the
 * merchant. `CUSTOM_ACTIVITY`: an app added it, with `customData`.
 */
export type ActivityType = EnumerationValue<typeof ActivityType>;
