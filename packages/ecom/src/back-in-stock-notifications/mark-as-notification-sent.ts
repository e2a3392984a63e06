import { operation } from '@cartwright/core';
import { requestShape, type BackInStockNotificationRequest } from './back-in-stock-notification-request.js';

/** Response of `markAsNotificationSent`. */
export interface MarkAsNotificationSentResponse {
  /** Updated request. `status` is `NOTIFICATION_SENT` and `autoNotified` is `false`. */
  request?: BackInStockNotificationRequest;
}

/**
 * Marks a request as sent after the shopper was notified outside of the platform. Requires a merchant identity (API key
 * or app).
 *
 * @param _id - Notification request ID (GUID).
 * @returns The updated notification request.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if it does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { backInStockNotifications } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { backInStockNotifications } });
 *
 * export const markAsNotified = (id: string) => client.backInStockNotifications.markAsNotificationSent(id);
 * ```
 * @see PUT /back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent
 */
export const markAsNotificationSent = /* @__PURE__ */ operation<[_id: string], MarkAsNotificationSentResponse>({
  id: 'ecom.backInStockNotifications.markAsNotificationSent',
  method: 'PUT',
  path: '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent',
  args: ['_id'],
  response: { request: requestShape },
  repeatable: true,
});
