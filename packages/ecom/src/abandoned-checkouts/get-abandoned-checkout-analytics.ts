import { float, operation } from '@cartwright/core';
import type { Metric, Status } from './enumerations.js';

/** Options for `getAbandonedCheckoutAnalytics`. */
export interface GetAbandonedCheckoutAnalyticsOptions {
  /** Last day, as `YYYY-MM-DD` in the site's time zone. Must not be before the first day. */
  endDate: string;
  /**
   * Metrics to compute.
   *
   * @default all
   */
  metrics?: Metric[];
  /**
   * Statuses of the abandoned checkouts to consider.
   *
   * @default all
   */
  statuses?: Status[];
}

/** Response of `getAbandonedCheckoutAnalytics`. Metrics that were not requested are absent. */
export interface GetAbandonedCheckoutAnalyticsResponse {
  /** Site currency, as an ISO 4217 code. */
  currency?: string;
  /** Total value of the checkouts that are not recovered, as a decimal string. */
  recoverableValue?: string | null;
  /** Number of checkouts that are not recovered. */
  recoverableCheckoutCount?: number | null;
  /** Average value of the checkouts that are not recovered, as a decimal string. */
  averageRecoverableCheckoutValue?: string | null;
  /** Total value of the recovered checkouts, as a decimal string. */
  recoveredValue?: string | null;
  /** Number of recovered checkouts. */
  recoveredCheckoutCount?: number | null;
  /** Share of recovered checkouts, from 0 to 1. */
  recoveryRate?: number | null;
}

/**
 * Gets figures about the abandoned checkouts of a range of days: how many were left and recovered, and their value.
 * Requires the identity of an app.
 *
 * @param startDate - First day, as `YYYY-MM-DD` in the site's time zone.
 * @param options - Last day, metrics and statuses.
 * @returns The requested metrics.
 * @throws `ApiError` with status 400 for an invalid date or range, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { abandonedCheckouts } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { abandonedCheckouts } });
 *
 * export const getRecoveryRate = async (startDate: string, endDate: string) =>
 *   (await client.abandonedCheckouts.getAbandonedCheckoutAnalytics(startDate, { endDate, metrics: ['RECOVERY_RATE'] }))
 *     .recoveryRate;
 * ```
 * @see POST /ecom/v1/abandoned-checkout/get-analytics
 */
export const getAbandonedCheckoutAnalytics = /* @__PURE__ */ operation<
  [startDate: string, options?: GetAbandonedCheckoutAnalyticsOptions],
  GetAbandonedCheckoutAnalyticsResponse
>({
  id: 'ecom.abandonedCheckouts.getAbandonedCheckoutAnalytics',
  method: 'POST',
  path: '/ecom/v1/abandoned-checkout/get-analytics',
  args: ['startDate', '...options'],
  response: { recoveryRate: float },
  repeatable: true,
});
