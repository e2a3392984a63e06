import {
  countEntities,
  type EntitySource,
  findEntities,
  queryEntities,
  readQuery,
  requestProperty,
} from '../catalog-v3/cursor-query.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { isMerchant } from '../products-v3/product-access.js';
import { formatReview } from './format-review.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../kernel/input/object.js';
import { defaultLimit } from '../../kernel/query/paging.js';
import type { SearchField, SearchFields } from '../../kernel/query/search/search-field.js';
import { getTable } from '../../kernel/query/table.js';
import { newId } from '../../kernel/state/ids.js';
import { bulkItems, readBulk } from '../../protocol/http/bulk-items.js';
import { type Route, type RouteContext, route } from '../../protocol/routing/route.js';
import { type ReviewContent, requireReview, reviews, type StoredReview } from '../../shop/reviews/review.js';
import {
  changeReply,
  changeReview,
  checkOwnReview,
  createReview as create,
  moderateReview,
  type NewReview,
} from '../../shop/reviews/save-review.js';

const listed = ['$eq', '$ne', '$in'];
const compared = [...listed, '$gt', '$gte', '$lt', '$lte'];

const field = (
  type: SearchField<StoredReview>['type'],
  operators: readonly string[],
  read: SearchField<StoredReview>['read'],
  sortable = true,
): SearchField<StoredReview> => ({ type, operators, read, sortable });

const fields: SearchFields<StoredReview> = new Map([
  ['id', field('string', listed, ({ id }) => id, false)],
  ['namespace', field('string', listed, ({ namespace }) => namespace, false)],
  ['entityId', field('string', listed, ({ entityId }) => entityId, false)],
  ['author.contactId', field('string', listed, ({ contactId }) => contactId, false)],
  ['moderation.moderationStatus', field('enum', listed, ({ status }) => status, false)],
  ['createdDate', field('date', compared, ({ createdDate }) => createdDate)],
  ['content.rating', field('number', compared, ({ content }) => content.rating)],
  ['helpfulness', field('number', compared, ({ foundHelpful, foundUnhelpful }) => foundHelpful - foundUnhelpful)],
  ['relevanceScore', field('number', compared, () => undefined)],
  ['origin.type', field('enum', ['$eq', '$ne'], ({ appId }) => (appId === undefined ? 'ORGANIC' : 'APP'))],
  ['verified', field('boolean', ['$eq', '$ne'], ({ isVerified }) => isVerified)],
  ['content.media', field('list', ['$isEmpty'], ({ content }) => content.media.map((_, index) => index), false)],
]);

const isPublished = ({ status }: StoredReview): boolean => status === 'APPROVED';

/**
 * Reads whether a request is for reviews that are not published, too.
 *
 * @throws {ApplicationError} 403 `PERMISSION_DENIED` if the caller is a visitor or member
 */
function readIsPrivate(context: RouteContext, request: unknown, name: string): boolean {
  const value = requestProperty(request, name);
  if (value !== true && value !== 'true') return false;
  if (isMerchant(context)) return true;
  throw new ApplicationError('permissionDenied', 'PERMISSION_DENIED', 'Only merchants can read unpublished reviews.');
}

/** Reviews to query, oldest first. */
const createSource = ({ tenant }: RouteContext, isPrivate: boolean): EntitySource<StoredReview> => ({
  entity: 'review',
  documents: getTable(reviews(tenant), fields),
  fields,
  defaultSort: [],
  ...(!isPrivate && { shows: isPublished }),
});

/** Reads the content of a review. */
function readContent(read: FieldReader, value: unknown): ReviewContent {
  const input = read.required(value, 'review.content');
  if (isMissing(input['rating'])) read.missing('review.content.rating');
  const rating = read.number(input['rating'], 'review.content.rating', { min: 1, max: 5, scale: 0 }) ?? 0;
  const title = read.string(input['title'], 'review.content.title', { max: 3000 });
  const body = read.string(input['body'], 'review.content.body', { max: 3000 });
  const media = read.list(input['media'], 'review.content.media', { max: 10 }) ?? [];
  return {
    rating,
    ...(title !== undefined && { title }),
    ...(body !== undefined && { body }),
    media: media.flatMap((one, index) => {
      const item = read.object(one, `review.content.media[${index}]`);
      return item ? [item] : [];
    }),
  };
}

/** Reads a date as an ISO 8601 string. */
function readDate(read: FieldReader, value: unknown, at: string): string | undefined {
  const text = read.string(value, at, { max: 100 });
  if (text === undefined) return undefined;
  const time = Date.parse(text);
  return Number.isNaN(time) ? read.addViolation(at, 'must be a date', 'FORMAT') : new Date(time).toISOString();
}

const readAuthorName = (read: FieldReader, author: Input) =>
  read.string(author['authorName'], 'review.author.authorName', { max: 100 });

/** Reads a review to create: `{ review }`. @throws {ValidationError} for missing and invalid fields */
function readReview(request: unknown): NewReview {
  const read = new FieldReader();
  const input = bodyObject(read, request, 'review');
  for (const name of ['namespace', 'entityId']) if (isMissing(input[name])) read.missing(`review.${name}`);
  const author = read.object(input['author'], 'review.author') ?? {};
  const review = {
    namespace: read.string(input['namespace'], 'review.namespace', { min: 1, max: 36 }) ?? '',
    entityId: read.string(input['entityId'], 'review.entityId', { min: 1, max: 36 }) ?? '',
    content: readContent(read, input['content']),
    contactId: read.string(author['contactId'], 'review.author.contactId', { min: 1, max: 36 }),
    authorName: readAuthorName(read, author),
    writtenDate: readDate(read, input['reviewDate'], 'review.reviewDate'),
  };
  read.check();
  return review;
}

/** Creates a review. */
const createReview = route({
  id: 'reviews.reviews.createReview',
  method: 'POST',
  paths: ['/reviews/v1/reviews'],
  access: 'visitor',
  handle: ({ body, caller, tenant }) => ({ review: formatReview(create(tenant, caller, readReview(body))) }),
});

/** Creates up to 100 reviews, such as those of another system. */
const bulkCreateReview = route({
  id: 'reviews.reviews.bulkCreateReview',
  method: 'POST',
  paths: ['/reviews/v1/bulk/reviews/create'],
  access: 'merchant',
  handle({ body, caller, tenant }) {
    const { items, returnEntity } = readBulk(body, 'reviews');
    const apply = (review: unknown) => create(tenant, caller, readReview({ review }));
    return bulkItems(tenant, { items, apply, format: returnEntity && formatReview, name: 'review' });
  },
});

/** Gets a review. */
const getReview = route({
  id: 'reviews.reviews.getReview',
  method: 'GET',
  paths: ['/reviews/v1/reviews/{reviewId}'],
  access: 'visitor',
  handle(context) {
    const { params, query, tenant } = context;
    const isPrivate = readIsPrivate(context, query, 'returnPrivateReviews');
    const review = requireReview(tenant, params['reviewId'] ?? '');
    if (!isPrivate && !isPublished(review)) {
      throw new ApplicationError('notFound', 'NOT_FOUND', 'The review is not published.', { id: review.id });
    }
    return { review: formatReview(review) };
  },
});

/** Queries reviews by filter, sorting and page. */
const queryReviews = route({
  id: 'reviews.reviews.queryReviews',
  method: 'POST',
  paths: ['/reviews/v1/reviews/query'],
  access: 'visitor',
  handle(context) {
    const query = readQuery(context.body);
    const paging = isMissing(query['cursorPaging']) ? {} : query['cursorPaging'];
    const cursorPaging = isObject(paging) ? { ...paging, limit: paging['limit'] ?? defaultLimit } : paging;
    const source = createSource(context, readIsPrivate(context, context.body, 'returnPrivateReviews'));
    const { items, pagingMetadata } = queryEntities(source, { query: { ...query, cursorPaging } });
    return { reviews: items.map(formatReview), metadata: pagingMetadata };
  },
});

/** Counts the reviews that match a filter. */
const countReviews = route({
  id: 'reviews.reviews.countReviews',
  method: 'POST',
  paths: ['/reviews/v1/reviews/count'],
  access: 'visitor',
  handle: (context) =>
    countEntities(createSource(context, readIsPrivate(context, context.body, 'includePrivateReviews')), context.body),
});

/** Updates a review. Requires the current revision. */
const updateReview = route({
  id: 'reviews.reviews.updateReview',
  method: 'PATCH',
  paths: ['/reviews/v1/reviews/{review.id}'],
  access: 'visitor',
  handle({ body, caller, params, tenant }) {
    const read = new FieldReader();
    const { changes, check, entity } = readChanges(
      read,
      body,
      {
        name: 'review',
        find: (id) => requireReview(tenant, id),
        format: formatReview,
        fields: { content: 'any', author: 'any', reviewDate: 'value' },
      },
      params['review.id'],
    );
    checkOwnReview(caller, entity);
    const given = read.object(changes['content'], 'review.content');
    const content = given && readContent(read, { ...entity.content, ...given });
    const authorName = readAuthorName(read, read.object(changes['author'], 'review.author') ?? {});
    const writtenDate = readDate(read, changes['reviewDate'], 'review.reviewDate');
    check();
    const changed = changeReview(tenant, caller, entity, {
      ...(content && { content }),
      ...(authorName !== undefined && { authorName }),
      ...(writtenDate !== undefined && { writtenDate }),
    });
    return { review: formatReview(changed) };
  },
});

/** Deletes a review. */
const deleteReview = route({
  id: 'reviews.reviews.deleteReview',
  method: 'DELETE',
  paths: ['/reviews/v1/reviews/{reviewId}'],
  access: 'visitor',
  handle({ caller, params, tenant }) {
    const review = requireReview(tenant, params['reviewId'] ?? '');
    checkOwnReview(caller, review);
    reviews(tenant).delete(review.id);
    return { review: formatReview(review) };
  },
});

/** Deletes the reviews that match a filter. */
const bulkDeleteReviews = route({
  id: 'reviews.reviews.bulkDeleteReviews',
  method: 'POST',
  paths: ['/reviews/v1/bulk/reviews/delete'],
  access: 'merchant',
  handle(context) {
    const found = findEntities(createSource(context, true), context.body);
    for (const { id } of found) reviews(context.tenant).delete(id);
    return { jobId: newId() };
  },
});

/** Sets the reply to a review. An earlier reply is replaced. */
const setReply = route({
  id: 'reviews.reviews.setReply',
  method: 'PATCH',
  paths: ['/reviews/v1/reviews/{reviewId}/reply'],
  access: 'merchant',
  handle({ body, params, tenant }) {
    const read = new FieldReader();
    const given = requestProperty(body, 'message');
    if (isMissing(given)) read.missing('message');
    const message = read.string(given, 'message', { min: 1, max: 1000 }) ?? '';
    read.check();
    return { review: formatReview(changeReply(tenant, requireReview(tenant, params['reviewId'] ?? ''), message)) };
  },
});

/** Removes the reply to a review. */
const removeReply = route({
  id: 'reviews.reviews.removeReply',
  method: 'DELETE',
  paths: ['/reviews/v1/reviews/{reviewId}/reply'],
  access: 'merchant',
  handle: ({ params, tenant }) => ({
    review: formatReview(changeReply(tenant, requireReview(tenant, params['reviewId'] ?? ''), undefined)),
  }),
});

/** Reads the moderation status to set. @throws {ValidationError} for another status */
function readStatus(body: unknown): 'APPROVED' | 'REJECTED' {
  const read = new FieldReader();
  const given = requestProperty(body, 'status');
  if (isMissing(given)) read.missing('status');
  const status = read.enumeration(given, 'status', ['APPROVED', 'REJECTED']);
  read.check();
  return status ?? 'REJECTED';
}

/** Publishes or hides a review. */
const updateModerationStatus = route({
  id: 'reviews.reviews.updateModerationStatus',
  method: 'PATCH',
  paths: ['/reviews/v1/reviews/{reviewId}/moderate'],
  access: 'merchant',
  handle({ body, params, tenant }) {
    const status = readStatus(body);
    return { review: formatReview(moderateReview(tenant, requireReview(tenant, params['reviewId'] ?? ''), status)) };
  },
});

/** Publishes or hides the reviews that match a filter. */
const bulkUpdateModerationStatus = route({
  id: 'reviews.reviews.bulkUpdateModerationStatus',
  method: 'POST',
  paths: ['/reviews/v1/bulk/reviews/moderate'],
  access: 'merchant',
  handle(context) {
    const status = readStatus(context.body);
    const found = findEntities(createSource(context, true), context.body);
    for (const review of found) moderateReview(context.tenant, review, status);
    return { jobId: newId() };
  },
});

/** The routes of reviews. */
export const reviewRoutes: readonly Route[] = [
  createReview,
  bulkCreateReview,
  queryReviews,
  countReviews,
  getReview,
  updateReview,
  deleteReview,
  bulkDeleteReviews,
  setReply,
  removeReply,
  updateModerationStatus,
  bulkUpdateModerationStatus,
];
