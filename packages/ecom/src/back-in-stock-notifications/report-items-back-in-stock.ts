import { operation } from '@cartwright/core';
import type { CatalogReference } from '../commerce/line-items/catalog-reference.js';
import { itemDetailsShape, type BackInStockItemDetails } from './back-in-stock-item-details.js';

/** Recipients of the notification. Either `catalogReference` or `requestIds` is required. */
export interface ReportItemsBackInStockOptions {
  /** Item whose requests to notify. Cannot be combined with `requestIds`. */
  catalogReference?: CatalogReference;
  /** IDs of the requests to notify. Cannot be combined with `catalogReference`. */
  requestIds?: string[];
  /** Additional parameters of the email template, by name. */
  extraAutomationTemplateParameters?: Record<string, string>;
}

/**
 * Notifies shoppers that an item is back in stock. Not retried if the request may have arrived, so that emails are not
 * sent twice. Requires a merchant identity (API key or app).
 *
 * @param itemDetails - Item details for the email.
 * @param options - Recipients of the notification.
 * @throws `ApiError` `REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS` if both are set,
 * `INVALID_ITEM_IMAGE_URL` if the image URL is invalid.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { backInStockNotifications } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { backInStockNotifications } });
 *
 * export const notifySubscribers = (requestIds: string[]) =>
 *   client.backInStockNotifications.reportItemsBackInStock({ name: 'Mug', price: '12.50' }, { requestIds });
 * ```
 * @see POST /back-in-stock-service/v1/back-in-stock-notification-requests/report-items-back-in-stock
 */
export const reportItemsBackInStock = /* @__PURE__ */ operation<
  [itemDetails: BackInStockItemDetails, options?: ReportItemsBackInStockOptions],
  void
>({
  id: 'ecom.backInStockNotifications.reportItemsBackInStock',
  method: 'POST',
  path: '/back-in-stock-service/v1/back-in-stock-notification-requests/report-items-back-in-stock',
  args: ['itemDetails', '...options'],
  request: { itemDetails: itemDetailsShape },
});
