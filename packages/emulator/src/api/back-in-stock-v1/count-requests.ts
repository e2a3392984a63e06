import { check, violation } from '../../kernel/input/violation.js';
import { isObject } from '../../kernel/input/object.js';
import { readList } from '../../kernel/input/read-list.js';
import { readReference } from '../purchase/read-lines.js';
import { route } from '../../protocol/routing/route.js';
import { findPendingRequests } from '../../shop/back-in-stock/find-pending-requests.js';

/** Counts the pending requests of each item. */
export const countRequestsRoute = route({
  id: 'ecom.backInStockNotifications.getBackInStockNotificationRequestsCountByCatalogReferences',
  method: 'GET',
  paths: [
    '/back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference',
    '/v1/back-in-stock-notification-requests/count-by-catalog-reference',
  ],
  access: 'merchant',
  handle: ({ query, tenant }) => {
    const list = readList(isObject(query) ? query.catalogReferences : undefined, 'catalogReferences');
    check([
      list.length === 0 ? violation('catalogReferences', 'must not be empty', 'MIN_SIZE', { threshold: 1 }) : undefined,
      list.length > 100
        ? violation('catalogReferences', 'must have 100 or less', 'MAX_SIZE', { threshold: 100 })
        : undefined,
    ]);
    return {
      countsPerCatalogReference: list.map((reference, index) => {
        const catalogReference = readReference(reference, `catalogReferences[${index}]`);
        return { catalogReference, count: findPendingRequests(tenant, catalogReference).length };
      }),
    };
  },
});
