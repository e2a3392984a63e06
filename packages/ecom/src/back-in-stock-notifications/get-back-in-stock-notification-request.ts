import { operation } from '@cartwright/core';
import { requestShape, type BackInStockNotificationRequest } from './back-in-stock-notification-request.js';

/**
 * Gets a notification request. Requires a merchant identity (API key or app).
 *
 * @param _id - Notification request ID (GUID).
 * @returns The notification request.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if it does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { backInStockNotifications } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { backInStockNotifications } });
 *
 * export const notificationRequest = (id: string) => client.backInStockNotifications.getBackInStockNotificationRequest(id);
 * ```
 * @see GET /back-in-stock-service/v1/back-in-stock-notification-requests/{id}
 */
export const getBackInStockNotificationRequest = /* @__PURE__ */ operation<
  [_id: string],
  BackInStockNotificationRequest
>({
  id: 'ecom.backInStockNotifications.getBackInStockNotificationRequest',
  method: 'GET',
  path: '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}',
  args: ['_id'],
  response: { request: requestShape },
  unwrap: 'request',
  repeatable: true,
});
