import { operation } from '@cartwright/core';
import { abandonedCheckoutShape, type AbandonedCheckout } from './abandoned-checkout.js';
import type { ActivityType } from './enumerations.js';

/** Options for `addAbandonedCheckoutActivity`. */
export interface AddAbandonedCheckoutActivityOptions {
  /** Activity type. */
  activityType?: ActivityType;
}

/** Response of `addAbandonedCheckoutActivity`. */
export interface AddAbandonedCheckoutActivityResponse {
  /** Abandoned checkout with the new activity. */
  abandonedCheckout?: AbandonedCheckout;
}

/**
 * Adds a recovery activity to an abandoned checkout, such as a sent email. Requires the identity of an app. Not part of
 * the platform's public API, so it may change without notice.
 *
 * @param abandonedCheckoutId - Abandoned checkout ID (GUID).
 * @param options - Activity type.
 * @returns The abandoned checkout with the new activity.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with status 404 if the abandoned checkout does not exist, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { abandonedCheckouts } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { abandonedCheckouts } });
 *
 * export const noteEmail = (id: string) =>
 *   client.abandonedCheckouts.addAbandonedCheckoutActivity(id, { activityType: 'EMAIL_SENT' });
 * ```
 * @see POST /ecom/v1/abandoned-checkouts/{abandonedCheckoutId}/add-activity
 */
export const addAbandonedCheckoutActivity = /* @__PURE__ */ operation<
  [abandonedCheckoutId: string, options?: AddAbandonedCheckoutActivityOptions],
  AddAbandonedCheckoutActivityResponse
>({
  id: 'ecom.abandonedCheckouts.addAbandonedCheckoutActivity',
  method: 'POST',
  path: '/ecom/v1/abandoned-checkouts/{abandonedCheckoutId}/add-activity',
  args: ['abandonedCheckoutId', '...options'],
  response: { abandonedCheckout: abandonedCheckoutShape },
});
