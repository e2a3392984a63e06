import { formatRequest } from './format-request.js';
import { readItemDetails } from './read-item-details.js';
import { readReference } from '../purchase/read-lines.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { isEmail } from '../../kernel/input/is-email.js';
import { isObject } from '../../kernel/input/object.js';
import { readList } from '../../kernel/input/read-list.js';
import { readString } from '../../kernel/input/read-string.js';
import { check, violation } from '../../kernel/input/violation.js';
import type { QueryField, QueryFields } from '../../kernel/query/field.js';
import { runQuery } from '../../kernel/query/run-query.js';
import { stringList } from '../../kernel/query/string-list.js';
import { derivedId } from '../../kernel/state/derived-id.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route, type Route, type RouteContext } from '../../protocol/routing/route.js';
import { isCollecting, setCollecting } from '../../shop/back-in-stock/collecting-apps.js';
import { findPendingRequests } from '../../shop/back-in-stock/find-pending-requests.js';
import { requests, type StoredRequest } from '../../shop/back-in-stock/request.js';
import { sendNotification } from '../../shop/back-in-stock/send-notification.js';
import { storesAppIds } from '../../shop/line-items/catalog-reference.js';
import { members } from '../../shop/members/member.js';
import { storeCatalog } from '../../shop/tenant-catalogs/get-catalog.js';

/** Returns the id of the contact with an email address: the member's, or a stable one derived from the address. */
const getContact = (tenant: Tenant, email: string): string =>
  [...members(tenant).values()].find(({ loginEmail }) => loginEmail.toLowerCase() === email)?.id ??
  derivedId('contact', email);

/** Creates a request to be notified when an item is back in stock. */
const createRequestRoute = route({
  id: 'ecom.backInStockNotifications.createBackInStockNotificationRequest',
  method: 'POST',
  paths: ['/back-in-stock-service/v1/back-in-stock-notification-requests', '/v1/back-in-stock-notification-requests'],
  access: 'visitor',
  handle: ({ body, tenant }) => {
    const input = isObject(body) ? body : {};
    const fields = isObject(input.request) ? input.request : {};
    const email = readString(fields.email, 'request.email', 254) ?? '';
    const itemUrl = readString(fields.itemUrl, 'request.itemUrl', 2048);
    check([
      isObject(fields.catalogReference)
        ? undefined
        : violation('request.catalogReference', 'must not be empty', 'REQUIRED_FIELD'),
      isEmail(email) ? undefined : violation('request.email', 'must be an email address', 'FORMAT'),
      itemUrl === undefined || /^https?:\/\/\S+$/.test(itemUrl)
        ? undefined
        : violation('request.itemUrl', 'must be a URL', 'FORMAT'),
    ]);
    const itemDetails = readItemDetails(input.itemDetails);
    const reference = readReference(
      isObject(fields.catalogReference) ? fields.catalogReference : {},
      'catalogReference',
    );
    if (!isCollecting(tenant, reference.appId)) {
      throw new ApplicationError(
        'invalidArgument',
        'REQUEST_COLLECTION_DISABLED',
        'The site does not accept back-in-stock requests. Start collecting requests first.',
      );
    }
    const { variantId } = storeCatalog(tenant).getName(reference);
    const address = email.toLowerCase();
    const same = findPendingRequests(tenant, reference).find(
      (request) => request.email.toLowerCase() === address && request.variantId === variantId,
    );
    if (same) {
      throw new ApplicationError(
        'conflict',
        'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
        'A request for this item with this email address already exists.',
      );
    }
    const request = requests(tenant).put({
      id: newId(),
      reference,
      ...(variantId && { variantId }),
      email,
      contactId: getContact(tenant, address),
      status: 'RECEIVED',
      ...(itemUrl && { itemUrl }),
      itemDetails,
      createdDate: tenant.clock.now().toISOString(),
    });
    return { request: formatRequest(request) };
  },
});

/**
 * Returns the request of the path.
 *
 * @throws {ApplicationError} 404
 */
function getRequest({ params, tenant }: RouteContext): StoredRequest {
  const request = requests(tenant).get(params['id'] ?? '');
  if (request) return request;
  throw new ApplicationError(
    'notFound',
    'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND',
    'No back-in-stock request has this ID.',
  );
}

/** Gets a request by id. */
const getRequestRoute = route({
  id: 'ecom.backInStockNotifications.getBackInStockNotificationRequest',
  method: 'GET',
  paths: [
    '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}',
    '/v1/back-in-stock-notification-requests/{id}',
  ],
  access: 'merchant',
  handle: (context) => ({ request: formatRequest(getRequest(context)) }),
});

/** Deletes a request. */
const deleteRequestRoute = route({
  id: 'ecom.backInStockNotifications.deleteBackInStockNotificationRequest',
  method: 'DELETE',
  paths: [
    '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}',
    '/v1/back-in-stock-notification-requests/{id}',
  ],
  access: 'merchant',
  handle: (context) => {
    requests(context.tenant).delete(getRequest(context).id);
    return {};
  },
});

/** Marks a request as sent, after the shopper was notified by other means. */
const markAsSentRoute = route({
  id: 'ecom.backInStockNotifications.markAsNotificationSent',
  method: 'PUT',
  paths: [
    '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent',
    '/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent',
  ],
  access: 'merchant',
  handle: (context) => {
    const request = getRequest(context);
    const marked: StoredRequest =
      request.status === 'NOTIFICATION_SENT'
        ? request
        : requests(context.tenant).put({ ...request, status: 'NOTIFICATION_SENT', autoNotified: false });
    return { request: formatRequest(marked) };
  },
});

const requestFields: QueryFields<StoredRequest> = new Map<string, QueryField<StoredRequest>>([
  ['id', { type: 'string', sortable: true, read: ({ id }) => id }],
  ['contactId', { type: 'string', sortable: true, read: ({ contactId }) => contactId }],
  ['status', { type: 'string', sortable: true, read: ({ status }) => status }],
  ['autoNotified', { type: 'boolean', sortable: true, read: ({ autoNotified }) => autoNotified }],
  ['createdDate', { type: 'date', sortable: true, read: ({ createdDate }) => createdDate }],
  ['itemUrl', { type: 'string', sortable: true, read: ({ itemUrl }) => itemUrl }],
]);

const queryRequests = ({ tenant }: RouteContext, input: unknown): object => {
  const source = { entity: 'backInStockRequest', fields: requestFields, documents: requests(tenant).values() };
  const { items, metadata } = runQuery(source, isObject(input) ? input.query : undefined);
  return { requests: items.map(formatRequest), metadata };
};

/** Queries requests by filter, sorting and page. */
const queryRequestsRoute = route({
  id: 'ecom.backInStockNotifications.queryBackInStockNotificationRequests',
  method: 'GET',
  paths: ['/back-in-stock-service/v1/back-in-stock-notification-requests', '/v1/back-in-stock-notification-requests'],
  access: 'merchant',
  handle: (context) => queryRequests(context, context.query),
});

/** The same query as the body of a POST, because a long one does not fit into a URL. */
const queryRequestsByPostRoute = route({
  id: 'ecom.backInStockNotifications.queryBackInStockNotificationRequests',
  method: 'POST',
  paths: [
    '/back-in-stock-service/v1/back-in-stock-notification-requests/query',
    '/v1/back-in-stock-notification-requests/query',
  ],
  access: 'merchant',
  handle: (context) => queryRequests(context, context.body),
});

/** Counts the pending requests of each item. */
const countRequestsRoute = route({
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

const stringsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** Notifies the shoppers who requested an item, or those of the given requests, that it is back in stock. */
const reportItemsRoute = route({
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

const formatSettings = (tenant: Tenant): object => {
  const [appId = ''] = storesAppIds;
  return { settings: { collectionStates: [{ appId, collectingRequests: isCollecting(tenant, appId) }] } };
};

/** Gets whether requests are collected. */
const getSettingsRoute = route({
  id: 'ecom.backInStockSettings.getSettings',
  method: 'PUT',
  paths: [
    '/back-in-stock-service/v1/back-in-stock-notification-requests/settings',
    '/v1/back-in-stock-notification-requests/settings',
  ],
  access: 'visitor',
  handle: ({ tenant }) => formatSettings(tenant),
});

function change(tenant: Tenant, body: unknown, collecting: boolean): object {
  const appId = isObject(body) ? body.appId : undefined;
  check([
    typeof appId === 'string' && appId !== '' ? undefined : violation('appId', 'must not be empty', 'REQUIRED_FIELD'),
  ]);
  if (!storesAppIds.includes(String(appId))) {
    throw new ApplicationError(
      'invalidArgument',
      'NOT_SUPPORTED_APP_DEF_ID',
      'Back-in-stock requests are not supported for items of this app.',
      { appId },
    );
  }
  setCollecting(tenant, collecting);
  return formatSettings(tenant);
}

/** Starts collecting requests. */
const startCollectingRoute = route({
  id: 'ecom.backInStockSettings.startCollectingRequests',
  method: 'POST',
  paths: [
    '/back-in-stock-service/v1/back-in-stock-notification-requests/settings/start-collecting',
    '/v1/back-in-stock-notification-requests/settings/start-collecting',
  ],
  access: 'merchant',
  handle: ({ body, tenant }) => change(tenant, body, true),
});

/** Stops collecting requests. Pending requests stay. */
const stopCollectingRoute = route({
  id: 'ecom.backInStockSettings.stopCollectingRequests',
  method: 'POST',
  paths: [
    '/back-in-stock-service/v1/back-in-stock-notification-requests/settings/stop-collecting',
    '/v1/back-in-stock-notification-requests/settings/stop-collecting',
  ],
  access: 'merchant',
  handle: ({ body, tenant }) => change(tenant, body, false),
});

/** The routes of back-in-stock notification requests. */
export const backInStockRoutes: readonly Route[] = [
  createRequestRoute,
  queryRequestsRoute,
  queryRequestsByPostRoute,
  countRequestsRoute,
  reportItemsRoute,
  getSettingsRoute,
  startCollectingRoute,
  stopCollectingRoute,
  getRequestRoute,
  deleteRequestRoute,
  markAsSentRoute,
];
