import { check, violation } from '../../kernel/input/violation.js';
import { isObject } from '../../kernel/input/object.js';
import { readReference } from '../purchase/read-lines.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { stringList } from '../../kernel/query/string-list.js';
import { findPendingRequests } from '../../shop/back-in-stock/find-pending-requests.js';
import { readItemDetails } from './read-item-details.js';
import { type StoredRequest, requests } from '../../shop/back-in-stock/request.js';
import { sendNotification } from '../../shop/back-in-stock/send-notification.js';

const stringsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** Notifies the shoppers who requested an item, or those of the given requests, that it is back in stock. */
export const reportItemsRoute = route({
  id: 'ecom.backInStockNotifications.reportItemsBackInStock',
  method: 'POST',
  paths: [
    '/back-in-stock-service/v1/back-in-stock-notification-requests/report-items-back-in-stock',
    '/v1/back-in-stock-notification-requests/report-items-back-in-stock',
  ],
  access: 'merchant',
  handle: ({ body, origin, tenant }) => {
    const input = isObject(body) ? body : {};
    const { catalogReference } = input;
    const ids = stringList(input.requestIds, 'requestIds');
    if (isObject(catalogReference) && ids.length > 0) {
      throw new ApplicationError(
        'invalidArgument',
        'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS',
        'Send catalogReference or requestIds.',
      );
    }
    check([
      isObject(catalogReference) || ids.length > 0
        ? undefined
        : violation('catalogReference', 'or requestIds must be given', 'REQUIRED_ONE_OF_FIELD'),
    ]);
    const itemDetails = readItemDetails(input.itemDetails);
    const notified: readonly StoredRequest[] = isObject(catalogReference)
      ? findPendingRequests(tenant, readReference(catalogReference, 'catalogReference'))
      : [...new Set(ids)].flatMap((id) => requests(tenant).get(id) ?? []).filter(({ status }) => status === 'RECEIVED');
    const parameters = stringsIn(input.extraAutomationTemplateParameters);
    for (const request of notified) sendNotification(tenant, request, { itemDetails, origin: origin.site, parameters });
    return {};
  },
});
