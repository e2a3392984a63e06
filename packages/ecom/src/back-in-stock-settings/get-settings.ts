import { operation } from '@cartwright/core';
import type { BackInStockSettings } from './back-in-stock-settings.js';

/** Response of `getSettings`. */
export interface GetSettingsResponse {
  /** Back-in-stock notification settings. */
  settings?: BackInStockSettings;
}

/**
 * Gets the back-in-stock notification settings of the site.
 *
 * @returns The settings.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { backInStockSettings } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { backInStockSettings } });
 *
 * export const isCollectingRequests = async () =>
 *   (await client.backInStockSettings.getSettings()).settings?.collectionStates?.some(
 *     ({ collectingRequests }) => collectingRequests,
 *   );
 * ```
 * @see PUT /back-in-stock-service/v1/back-in-stock-notification-requests/settings
 */
export const getSettings = /* @__PURE__ */ operation<[], GetSettingsResponse>({
  id: 'ecom.backInStockSettings.getSettings',
  method: 'PUT',
  path: '/back-in-stock-service/v1/back-in-stock-notification-requests/settings',
  repeatable: true,
});
