import { operation } from '@cartwright/core';
import type { BackInStockSettings } from './back-in-stock-settings.js';

/** Response of `stopCollectingRequests`. */
export interface StopCollectingRequestsResponse {
  /** Updated settings. */
  settings?: BackInStockSettings;
}

/**
 * Stops collecting back-in-stock notification requests. Existing requests are kept. Requires a merchant identity (API
 * key or app).
 *
 * @param appId - ID of the app that owns the items. For Wix Stores, `215238eb-22a5-4c36-9e7b-e7c08025e04e`.
 * @returns The updated settings.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { backInStockSettings } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { backInStockSettings } });
 *
 * export const disableNotifications = () =>
 *   client.backInStockSettings.stopCollectingRequests('215238eb-22a5-4c36-9e7b-e7c08025e04e');
 * ```
 * @see POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/stop-collecting
 */
export const stopCollectingRequests = /* @__PURE__ */ operation<[appId: string], StopCollectingRequestsResponse>({
  id: 'ecom.backInStockSettings.stopCollectingRequests',
  method: 'POST',
  path: '/back-in-stock-service/v1/back-in-stock-notification-requests/settings/stop-collecting',
  args: ['appId'],
  repeatable: true,
});
