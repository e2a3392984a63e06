import { operation } from '@cartwright/core';
import { itemDetailsShape, type BackInStockItemDetails } from './back-in-stock-item-details.js';
import { requestShape, type BackInStockNotificationRequest } from './back-in-stock-notification-request.js';

/**
 * Asks for a mail when an item can be bought again.
 *
 * @param request - The item, and the address that the mail goes to. Of a product with variants, name the variant:
 *   `catalogReference.options.variantId`.
 * @param itemDetails - What the mail says of the item.
 * @returns The request.
 * @throws `ApiError` `BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS` when the address waits for this item already,
 *   `REQUEST_COLLECTION_DISABLED` when the site takes no requests, `INVALID_CATALOG_REFERENCE_OPTIONS` for a choice that
 *   the item does not have, `INVALID_ITEM_IMAGE_URL`.
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
  input: (request, itemDetails) => ({ request, itemDetails }),
  request: { request: requestShape, itemDetails: itemDetailsShape },
  response: { request: requestShape },
  unwrap: 'request',
});
