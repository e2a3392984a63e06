import { operation } from '@cartwright/core';
import { itemDetailsShape, type BackInStockItemDetails } from './back-in-stock-item-details.js';
import { requestShape, type BackInStockNotificationRequest } from './back-in-stock-notification-request.js';

/**
 * Creates a request to be notified by email when an item is back in stock.
 *
 * @param request - Item and email address. For a product with variants, set `catalogReference.options.variantId`.
 * @param itemDetails - Item details for the email.
 * @returns The created notification request.
 * @throws `ApiError` `BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS` if the email address already has a request for
 * the item.
 * @throws `ApiError` `REQUEST_COLLECTION_DISABLED` if the site does not collect requests,
 * `INVALID_CATALOG_REFERENCE_OPTIONS` if the item has no such variant, `INVALID_ITEM_IMAGE_URL` if the image URL is
 * invalid.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { backInStockNotifications } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { backInStockNotifications } });
 * const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
 *
 * export const notifyMe = (catalogItemId: string, variantId: string, email: string) =>
 *   client.backInStockNotifications.createBackInStockNotificationRequest(
 *     { catalogReference: { appId, catalogItemId, options: { variantId } }, email },
 *     { name: 'Mug', price: '12.50' },
 *   );
 * ```
 * @see POST /back-in-stock-service/v1/back-in-stock-notification-requests
 */
export const createBackInStockNotificationRequest = /* @__PURE__ */ operation<
  [request: BackInStockNotificationRequest, itemDetails: BackInStockItemDetails],
  BackInStockNotificationRequest
>({
  id: 'ecom.backInStockNotifications.createBackInStockNotificationRequest',
  method: 'POST',
  path: '/back-in-stock-service/v1/back-in-stock-notification-requests',
  args: ['request', 'itemDetails'],
  request: { request: requestShape, itemDetails: itemDetailsShape },
  response: { request: requestShape },
  unwrap: 'request',
});
