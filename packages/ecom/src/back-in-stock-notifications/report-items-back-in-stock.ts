import { operation } from '@cartwright/core';
import type { CatalogReference } from '../commerce/line-items/catalog-reference.js';
import { itemDetailsShape, type BackInStockItemDetails } from './back-in-stock-item-details.js';

/** Whom to tell: one of the first two. */
export interface ReportItemsBackInStockOptions {
  /** All who wait for this item. Not together with `requestIds`. */
  catalogReference?: CatalogReference;
  /** Those with these requests. Not together with `catalogReference`. */
  requestIds?: string[];
  /** More values for the mail's template, by their names. */
  extraAutomationTemplateParameters?: Record<string, string>;
}

/**
 * Tells those who wait that an item can be bought again. For merchants. It may not be sent twice, so it is not tried again
 * after it may have arrived.
 *
 * @param itemDetails - What the mail says of the item.
 * @param options - Who is told.
 * @throws `ApiError` `REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS`, `INVALID_ITEM_IMAGE_URL`.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { backInStockNotifications } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { backInStockNotifications } });
 *
 * export const tell = (requestIds: string[]) =>
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
  args: ['itemDetails', 'options'],
  input: (itemDetails, options) => ({ ...options, itemDetails }),
  request: { itemDetails: itemDetailsShape },
});
