import { enumeration, type EnumerationValue } from '@cartwright/core';

export { Identity } from '@cartwright/core/site';

/** Statuses of an abandoned cart. */
export const Status = /* @__PURE__ */ enumeration('ABANDONED', 'RECOVERED');
/** Status of an abandoned cart. `ABANDONED`: no order was placed since. `RECOVERED`: the buyer placed an order. */
export type Status = EnumerationValue<typeof Status>;

/** Activity types of an abandoned cart. */
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
 * Activity type of an abandoned cart. `SCHEDULED`: a reminder is scheduled. `EMAIL_SENT`, `EMAIL_NOT_SENT`: the
 * reminder email was sent or was not sent. `NOTIFICATION_SENT`: the merchant was notified. `TASK_CREATED`: a task was
 * created for the merchant. `CUSTOM_ACTIVITY`: an app added it, with `customData`.
 */
export type ActivityType = EnumerationValue<typeof ActivityType>;
