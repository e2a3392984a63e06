import { operation } from '@cartwright/core';
import type { BackInStockSettings } from './back-in-stock-settings.js';

/** Response of `startCollectingRequests`. */
export interface StartCollectingRequestsResponse {
  /** Updated settings. */
  settings?: BackInStockSettings;
}

/**
 * Starts collecting back-in-stock notification requests. Requires a merchant identity (API key or app).
 *
 * @param appId - ID of the app that owns the items. For Wix Stores, `215238eb-22a5-4c36-9e7b-e7c08025e04e`.
 * @returns The updated settings.
 * @throws `ApiError` `NOT_SUPPORTED_APP_DEF_ID` if the app's items are not supported.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { backInStockSettings } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { backInStockSettings } });
 *
 * export const enableNotifications = () =>
 *   client.backInStockSettings.startCollectingRequests('215238eb-22a5-4c36-9e7b-e7c08025e04e');
 * ```
 * @see POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/start-collecting
 */
export const startCollectingRequests = /* @__PURE__ */ operation<[appId: string], StartCollectingRequestsResponse>({
  id: 'ecom.backInStockSettings.startCollectingRequests',
  method: 'POST',
  path: '/back-in-stock-service/v1/back-in-stock-notification-requests/settings/start-collecting',
  args: ['appId'],
  repeatable: true,
});
