import { operation } from '@cartwright/core';

/**
 * Deletes a notification request, so that no email is sent for it. Requires a merchant identity (API key or app).
 *
 * @param _id - Notification request ID (GUID).
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if it does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { backInStockNotifications } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { backInStockNotifications } });
 *
 * export const unsubscribe = (id: string) => client.backInStockNotifications.deleteBackInStockNotificationRequest(id);
 * ```
 * @see DELETE /back-in-stock-service/v1/back-in-stock-notification-requests/{id}
 */
export const deleteBackInStockNotificationRequest = /* @__PURE__ */ operation<[_id: string], void>({
  id: 'ecom.backInStockNotifications.deleteBackInStockNotificationRequest',
  method: 'DELETE',
  path: '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}',
  args: ['_id'],
  returnsNothing: true,
  repeatable: true,
});
