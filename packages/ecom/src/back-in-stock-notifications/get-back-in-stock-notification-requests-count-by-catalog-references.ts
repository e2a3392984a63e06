import { operation } from '@cartwright/core';
import type { CatalogReference } from '../commerce/line-items/catalog-reference.js';

/** Number of notification requests for an item. */
export interface BackInStockNotificationRequestsCount {
  /** Item. */
  catalogReference?: CatalogReference;
  /** Number of requests. */
  count?: number;
}

/** Response of `getBackInStockNotificationRequestsCountByCatalogReferences`. */
export interface GetBackInStockNotificationRequestsCountByCatalogReferencesResponse {
  /** Items with their numbers of requests. */
  countsPerCatalogReference?: BackInStockNotificationRequestsCount[];
}

/**
 * Counts the notification requests for items. Requires a merchant identity (API key or app).
 *
 * @param catalogReferences - Items, from 1 to 100.
 * @returns The items with their numbers of requests.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { backInStockNotifications } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { backInStockNotifications } });
 * const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
 *
 * export const requestCount = async (catalogItemId: string) =>
 *   (
 *     await client.backInStockNotifications.getBackInStockNotificationRequestsCountByCatalogReferences([
 *       { appId, catalogItemId },
 *     ])
 *   ).countsPerCatalogReference?.[0]?.count;
 * ```
 * @see GET /back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference
 */
export const getBackInStockNotificationRequestsCountByCatalogReferences = /* @__PURE__ */ operation<
  [catalogReferences: CatalogReference[]],
  GetBackInStockNotificationRequestsCountByCatalogReferencesResponse
>({
  id: 'ecom.backInStockNotifications.getBackInStockNotificationRequestsCountByCatalogReferences',
  method: 'GET',
  path: '/back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference',
  structuredQuery: true,
  args: ['catalogReferences'],
  repeatable: true,
});
