import type { QueryField, QueryFields } from '../../kernel/query/field.js';
import { runQuery } from '../../kernel/query/run-query.js';
import { isObject } from '../../kernel/input/object.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { type StoredRequest, requests } from '../../shop/back-in-stock/request.js';
import { formatRequest } from './format-request.js';

/**
 * Returns the request of the path.
 *
 * @throws {ApplicationError} 404
 */
function requestOf({ params, tenant }: RouteContext): StoredRequest {
  const request = requests(tenant).get(params['id'] ?? '');
  if (request) return request;
  throw new ApplicationError(
    'notFound',
    'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND',
    'No back-in-stock request has this ID.',
  );
}

/** Gets a request by id. */
export const getRequestRoute = route({
  id: 'ecom.backInStockNotifications.getBackInStockNotificationRequest',
  method: 'GET',
  paths: [
    '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}',
    '/v1/back-in-stock-notification-requests/{id}',
  ],
  access: 'merchant',
  handle: (context) => ({ request: formatRequest(requestOf(context)) }),
});

/** Deletes a request. */
export const deleteRequestRoute = route({
  id: 'ecom.backInStockNotifications.deleteBackInStockNotificationRequest',
  method: 'DELETE',
  paths: [
    '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}',
    '/v1/back-in-stock-notification-requests/{id}',
  ],
  access: 'merchant',
  handle: (context) => {
    requests(context.tenant).delete(requestOf(context).id);
    return {};
  },
});

/** Marks a request as sent, after the shopper was notified by other means. */
export const markAsSentRoute = route({
  id: 'ecom.backInStockNotifications.markAsNotificationSent',
  method: 'PUT',
  paths: [
    '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent',
    '/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent',
  ],
  access: 'merchant',
  handle: (context) => {
    const request = requestOf(context);
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
export const queryRequestsRoute = route({
  id: 'ecom.backInStockNotifications.queryBackInStockNotificationRequests',
  method: 'GET',
  paths: ['/back-in-stock-service/v1/back-in-stock-notification-requests', '/v1/back-in-stock-notification-requests'],
  access: 'merchant',
  handle: (context) => queryRequests(context, context.query),
});

/** Queries requests by POST, for queries that are too long for a URL. */
export const queryRequestsByPostRoute = route({
  id: 'ecom.backInStockNotifications.queryBackInStockNotificationRequests',
  method: 'POST',
  paths: [
    '/back-in-stock-service/v1/back-in-stock-notification-requests/query',
    '/v1/back-in-stock-notification-requests/query',
  ],
  access: 'merchant',
  handle: (context) => queryRequests(context, context.body),
});
