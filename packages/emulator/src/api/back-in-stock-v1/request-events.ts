import { entityEvents } from '../../protocol/events/entity-events.js';
import type { StoredRequest } from '../../shop/back-in-stock/request.js';
import { formatRequest } from './format-request.js';

/** Triggered when a back-in-stock request is created, updated or deleted. */
export const backInStockEvents = entityEvents<StoredRequest>({
  collection: 'backInStockRequests',
  fqdn: 'wix.ecom.v1.back_in_stock_notification_request',
  format: formatRequest,
});
