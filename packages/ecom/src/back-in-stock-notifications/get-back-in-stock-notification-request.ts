import { operation } from '@cartwright/core';
import { requestShape, type BackInStockNotificationRequest } from './back-in-stock-notification-request.js';

/**
 * Gets a request by its id. For merchants.
 *
 * @param _id - The request's id.
 * @returns The request.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 404 when there is none, 403 for callers without the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { backInStockNotifications } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { backInStockNotifications } });
 *
 * export const request = (id: string) => client.backInStockNotifications.getBackInStockNotificationRequest(id);
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
  input: (id) => ({ id }),
  response: { request: requestShape },
  unwrap: 'request',
  repeatable: true,
});
