import { operation } from '@cartwright/core';

/**
 * Deletes a request. No mail is sent for it then. For merchants.
 *
 * @param _id - The request's id.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 404 when there is none, 403 for callers without the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { backInStockNotifications } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { backInStockNotifications } });
 *
 * export const forget = (id: string) => client.backInStockNotifications.deleteBackInStockNotificationRequest(id);
 * ```
 * @see DELETE /back-in-stock-service/v1/back-in-stock-notification-requests/{id}
 */
export const deleteBackInStockNotificationRequest = /* @__PURE__ */ operation<[_id: string], void>({
  id: 'ecom.backInStockNotifications.deleteBackInStockNotificationRequest',
  method: 'DELETE',
  path: '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}',
  args: ['_id'],
  input: (id) => ({ id }),
  returnsNothing: true,
  repeatable: true,
});
