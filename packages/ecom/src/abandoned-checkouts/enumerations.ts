import { enumeration, type EnumerationValue } from '@cartwright/core';

export { Identity } from '@cartwright/core/site';

/** Statuses of an abandoned checkout: `ABANDONED`, or `RECOVERED` after the buyer returned to it. */
export const Status = /* @__PURE__ */ enumeration('ABANDONED', 'RECOVERED');
/** Status of an abandoned checkout. */
export type Status = EnumerationValue<typeof Status>;

/**
 * Recovery activities of an abandoned checkout:
 * - `SCHEDULED`: a recovery automation is scheduled.
 * - `EMAIL_SENT`, `EMAIL_NOT_SENT`: the recovery email was sent, or could not be sent.
 * - `NOTIFICATION_SENT`: the merchant was notified.
 * - `TASK_CREATED`: a task was created for the merchant.
 * - `AUTOMATION_SKIPPED`: the recovery automation was skipped.
 */
export const ActivityType = /* @__PURE__ */ enumeration(
  'SCHEDULED',
  'EMAIL_SENT',
  'EMAIL_NOT_SENT',
  'NOTIFICATION_SENT',
  'TASK_CREATED',
  'AUTOMATION_SKIPPED',
);
/** Recovery activity of an abandoned checkout. */
export type ActivityType = EnumerationValue<typeof ActivityType>;

/** Combinations of search terms: any (`OR`) or all (`AND`) must match. */
export const Mode = /* @__PURE__ */ enumeration('OR', 'AND');
/** Combination of search terms. */
export type Mode = EnumerationValue<typeof Mode>;

/**
 * Metrics of abandoned checkouts:
 * - `RECOVERABLE_VALUE`: total value of recoverable checkouts, without recovered ones.
 * - `RECOVERABLE_CHECKOUT_COUNT`: number of recoverable checkouts, without recovered ones.
 * - `AVERAGE_RECOVERABLE_CHECKOUT_VALUE`: `RECOVERABLE_VALUE` divided by `RECOVERABLE_CHECKOUT_COUNT`.
 * - `RECOVERED_VALUE`: total value of recovered checkouts.
 * - `RECOVERED_CHECKOUT_COUNT`: number of recovered checkouts.
 * - `RECOVERY_RATE`: share of recovered checkouts in all recoverable and recovered ones, from 0 to 1.
 */
export const Metric = /* @__PURE__ */ enumeration(
  'RECOVERABLE_VALUE',
  'RECOVERABLE_CHECKOUT_COUNT',
  'AVERAGE_RECOVERABLE_CHECKOUT_VALUE',
  'RECOVERED_VALUE',
  'RECOVERED_CHECKOUT_COUNT',
  'RECOVERY_RATE',
);
/** Metric of abandoned checkouts. */
export type Metric = EnumerationValue<typeof Metric>;
