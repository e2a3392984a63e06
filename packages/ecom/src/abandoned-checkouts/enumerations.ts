import { enumeration, type EnumerationValue } from '@cartwright/core';

export { Identity } from '@cartwright/core/site';

/** Whether the buyer came back. */
export const Status = /* @__PURE__ */ enumeration('ABANDONED', 'RECOVERED');
/** Whether the buyer came back. */
export type Status = EnumerationValue<typeof Status>;

/** What was done about an abandoned checkout. */
export const ActivityType = /* @__PURE__ */ enumeration(
  'SCHEDULED',
  'EMAIL_SENT',
  'EMAIL_NOT_SENT',
  'NOTIFICATION_SENT',
  'TASK_CREATED',
  'AUTOMATION_SKIPPED',
);
/** What was done about an abandoned checkout. */
export type ActivityType = EnumerationValue<typeof ActivityType>;

/** How checkouts are counted. */
export const Mode = /* @__PURE__ */ enumeration('OR', 'AND');
/** How checkouts are counted. */
export type Mode = EnumerationValue<typeof Mode>;

/** What is counted. */
export const Metric = /* @__PURE__ */ enumeration(
  'RECOVERABLE_VALUE',
  'RECOVERABLE_CHECKOUT_COUNT',
  'AVERAGE_RECOVERABLE_CHECKOUT_VALUE',
  'RECOVERED_VALUE',
  'RECOVERED_CHECKOUT_COUNT',
  'RECOVERY_RATE',
);
/** What is counted. */
export type Metric = EnumerationValue<typeof Metric>;
