import {
  countEntities,
  type EntitySource,
  findEntities,
  queryEntities,
  queryField,
} from '../catalog-v3/cursor-query.js';
import { formatReviewRequest } from './format-review-request.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isMissing } from '../../kernel/input/object.js';
import type { SearchField, SearchFields } from '../../kernel/query/search/search-field.js';
import { getTable } from '../../kernel/query/table.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Caller } from '../../protocol/auth/caller.js';
import { bulkItems, readBulk } from '../../protocol/http/bulk-items.js';
import { type Route, type RouteContext, route } from '../../protocol/routing/route.js';
import { changedEntity, newEntity } from '../../shop/catalog-v3/entity.js';
import { orders, type StoredOrder } from '../../shop/orders/order.js';
import { requireReviewRequest, type ReviewRequest, reviewRequests } from '../../shop/reviews/review-request.js';
import { sendReviewRequests } from '../../shop/reviews/send-review-requests.js';

/** Maximum number of items of a review request. */
const MAX_ITEMS = 5;

const listed = ['$eq', '$ne', '$in', '$nin'];
const optional = [...listed, '$exists'];

const field = (
  type: SearchField<ReviewRequest>['type'],
  operators: readonly string[],
  read: SearchField<ReviewRequest>['read'],
): SearchField<ReviewRequest> => ({ type, operators, read, sortable: false });

const fields: SearchFields<ReviewRequest> = new Map([
  ['id', field('string', listed, ({ id }) => id)],
  ['namespace', field('string', listed, ({ namespace }) => namespace)],
  ['communicationChannel', field('enum', listed, () => 'EMAIL')],
  ['recipient.contactId', field('string', listed, ({ contactId }) => contactId)],
  ['requestedBy.appId', field('string', listed, ({ appId }) => appId)],
  ['requestedBy.identityType', field('enum', listed, ({ appId }) => (appId === undefined ? 'WIX_USER' : 'APP'))],
  ['requestedBy.wixUserId', field('string', listed, () => undefined)],
  [
    'items.catalogItemId',
    field('list', [...listed, '$hasSome', '$hasAll'], ({ items }) => items.map(({ catalogItemId }) => catalogItemId)),
  ],
  [
    'items.reviewId',
    field('list', [...optional, '$hasSome', '$hasAll'], ({ items }) => items.flatMap(({ reviewId }) => reviewId ?? [])),
  ],
  ['automationActivationId', field('string', optional, ({ automationActivationId }) => automationActivationId)],
  ['order.id', field('string', optional, ({ orderId }) => orderId)],
  ['createdDate', queryField<ReviewRequest>('date', ({ createdDate }) => createdDate)],
  ['sendDate', queryField<ReviewRequest>('date', ({ sendDate }) => sendDate)],
  ['status', { ...field('enum', listed, ({ status }) => status), sortable: true }],
]);

/** Review requests to query, oldest first. */
const createSource = (tenant: Tenant): EntitySource<ReviewRequest> => ({
  entity: 'reviewRequest',
  documents: getTable(reviewRequests(tenant), fields),
  fields,
  defaultSort: [],
});

const refuse = (code: string, description: string): ApplicationError =>
  new ApplicationError(code === 'ORDER_NOT_FOUND' ? 'notFound' : 'invalidArgument', code, description);

/** IDs of the most expensive items of an order. @throws {ApplicationError} 400 `ORDER_IS_EMPTY` */
function listItems({ lines }: StoredOrder): string[] {
  const sorted = [...lines].sort((one, other) => Number(other.unitPrice) - Number(one.unitPrice));
  const ids = [...new Set(sorted.flatMap(({ reference }) => reference?.catalogItemId ?? []))];
  if (ids.length === 0) throw refuse('ORDER_IS_EMPTY', 'The order has no items to review.');
  return ids.slice(0, MAX_ITEMS);
}

/**
 * Creates the review request of a request: `{ reviewRequest }`.
 *
 * @throws {ValidationError} for missing and invalid fields
 * @throws {ApplicationError} 400 `EITHER_ORDER_OR_ITEMS_REQUIRED`, `ORDER_IS_EMPTY`; 404 `ORDER_NOT_FOUND`
 */
function createRequested(tenant: Tenant, caller: Caller, request: unknown): ReviewRequest {
  const read = new FieldReader();
  const input = bodyObject(read, request, 'reviewRequest');
  if (isMissing(input['communicationChannel'])) read.missing('reviewRequest.communicationChannel');
  read.enumeration(input['communicationChannel'], 'reviewRequest.communicationChannel', ['EMAIL']);
  const namespace = read.string(input['namespace'], 'reviewRequest.namespace', { min: 1, max: 100 }) ?? 'stores';
  const orderId = read.string(read.object(input['order'], 'reviewRequest.order')?.['id'], 'reviewRequest.order.id', {
    max: 36,
  });
  const items = (read.list(input['items'], 'reviewRequest.items', { max: MAX_ITEMS }) ?? []).flatMap((item, index) => {
    const at = `reviewRequest.items[${index}]`;
    return read.string(read.object(item, at)?.['catalogItemId'], `${at}.catalogItemId`, { min: 1, max: 36 }) ?? [];
  });
  const recipient = read.object(input['recipient'], 'reviewRequest.recipient') ?? {};
  const contactId = read.string(recipient['contactId'], 'reviewRequest.recipient.contactId', { max: 36 });
  const automationActivationId = read.string(input['automationActivationId'], 'reviewRequest.automationActivationId', {
    max: 36,
  });
  const sendDate = read.string(input['sendDate'], 'reviewRequest.sendDate', { max: 100 });
  if (sendDate !== undefined && Number.isNaN(Date.parse(sendDate)))
    read.addViolation('reviewRequest.sendDate', 'must be a date', 'FORMAT');
  read.check();
  if (orderId === undefined && items.length === 0)
    throw refuse('EITHER_ORDER_OR_ITEMS_REQUIRED', 'Send the ID of an order, or of at least one item.');
  const order = orderId === undefined ? undefined : orders(tenant).get(orderId);
  if (orderId !== undefined && !order) throw refuse('ORDER_NOT_FOUND', 'The order does not exist.');
  const ids = items.length > 0 || !order ? items : listItems(order);
  const buyer = order && 'memberId' in order.owner ? order.owner.memberId : undefined;
  const recipientId = contactId ?? buyer;
  const created = reviewRequests(tenant).put({
    ...newEntity(tenant),
    namespace,
    ...(orderId !== undefined && { orderId }),
    items: ids.map((catalogItemId) => ({ catalogItemId })),
    ...(recipientId !== undefined && { contactId: recipientId }),
    sendDate: sendDate === undefined ? tenant.clock.now().toISOString() : new Date(sendDate).toISOString(),
    status: 'SCHEDULED',
    ...(automationActivationId !== undefined && { automationActivationId }),
    ...(caller.id !== 'merchant' && { appId: caller.id }),
  });
  sendReviewRequests(tenant);
  return reviewRequests(tenant).get(created.id) ?? created;
}

/** Creates a review request. It is sent at its `sendDate`, at once by default. */
const createReviewRequest = route({
  id: 'reviews.reviewRequests.createReviewRequest',
  method: 'POST',
  paths: ['/reviews/v2/review-requests'],
  access: 'merchant',
  handle: ({ body, caller, tenant }) => ({ reviewRequest: formatReviewRequest(createRequested(tenant, caller, body)) }),
});

/** Creates up to 50 review requests. */
const bulkCreateReviewRequests = route({
  id: 'reviews.reviewRequests.bulkCreateReviewRequests',
  method: 'POST',
  paths: ['/reviews/v2/bulk/review-requests/create'],
  access: 'merchant',
  handle({ body, caller, tenant }) {
    const { items, returnEntity } = readBulk(body, 'reviewRequests', 50);
    const apply = (reviewRequest: unknown) => createRequested(tenant, caller, { reviewRequest });
    return bulkItems(tenant, { items, apply, format: returnEntity && formatReviewRequest });
  },
});

/** Gets a review request. */
const getReviewRequest = route({
  id: 'reviews.reviewRequests.getReviewRequest',
  method: 'GET',
  paths: ['/reviews/v2/review-requests/{reviewRequestId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => ({
    reviewRequest: formatReviewRequest(requireReviewRequest(tenant, params['reviewRequestId'] ?? '')),
  }),
});

/** Queries review requests by filter, sorting and page. */
const queryReviewRequests = route({
  id: 'reviews.reviewRequests.queryReviewRequests',
  method: 'POST',
  paths: ['/reviews/v2/review-requests/query'],
  access: 'merchant',
  handle({ body, tenant }) {
    const { items, pagingMetadata } = queryEntities(createSource(tenant), body);
    return { reviewRequests: items.map(formatReviewRequest), pagingMetadata };
  },
});

/** Counts the review requests that match a filter. */
const countReviewRequests = route({
  id: 'reviews.reviewRequests.countReviewRequests',
  method: 'POST',
  paths: ['/reviews/v2/review-requests/count'],
  access: 'merchant',
  handle: ({ body, tenant }) => countEntities(createSource(tenant), body),
});

/** Cancels the scheduled review requests that match a filter. */
const bulkCancelReviewRequestsByFilter = route({
  id: 'reviews.reviewRequests.bulkCancelReviewRequestsByFilter',
  method: 'PUT',
  paths: ['/reviews/v2/bulk/review-requests/cancel-by-filter'],
  access: 'merchant',
  handle({ body, tenant }: RouteContext) {
    for (const request of findEntities(createSource(tenant), body)) {
      if (request.status !== 'SCHEDULED') continue;
      reviewRequests(tenant).put(changedEntity<ReviewRequest>(tenant, request, { status: 'CANCELED' }));
    }
    return { jobId: newId() };
  },
});

/** Deletes a review request that was canceled. */
const deleteReviewRequest = route({
  id: 'reviews.reviewRequests.deleteReviewRequest',
  method: 'DELETE',
  paths: ['/reviews/v2/review-requests/{reviewRequestId}'],
  access: 'merchant',
  handle({ params, tenant }) {
    const { id, status } = requireReviewRequest(tenant, params['reviewRequestId'] ?? '');
    if (status !== 'CANCELED') {
      const description = 'Only review requests that were canceled can be deleted.';
      throw new ApplicationError('failedPrecondition', 'FAILED_PRECONDITION', description, { status });
    }
    reviewRequests(tenant).delete(id);
    return {};
  },
});

/** The routes of review requests. */
export const reviewRequestRoutes: readonly Route[] = [
  createReviewRequest,
  bulkCreateReviewRequests,
  queryReviewRequests,
  countReviewRequests,
  bulkCancelReviewRequestsByFilter,
  getReviewRequest,
  deleteReviewRequest,
];
