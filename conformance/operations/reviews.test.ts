import { reviewRequests, reviews } from '@cartwright/reviews';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  count,
  flag,
  float,
  guid,
  image,
  list,
  moment,
  nullable,
  partialRecord,
  pathId,
  text,
  wireDate,
  wireFloat,
  wireImage,
} from '../harness/arbitraries.js';
import { sameOperation } from '../harness/same-call.js';
import { officialReviewModules } from '../harness/sides.js';
import {
  anyResponse,
  createFilter,
  createQuery,
  entityFields,
  revision,
  some,
  wireEntityFields,
} from './catalog-v3-arbitraries.js';

interface Parts {
  readonly fields: Record<string, fc.Arbitrary<unknown>>;
  readonly picture: fc.Arbitrary<unknown>;
  readonly film: fc.Arbitrary<unknown>;
  readonly date: fc.Arbitrary<unknown>;
  readonly score: fc.Arbitrary<unknown>;
  readonly dates: readonly [created: string, updated: string];
}

const createReviews = ({ dates, date, fields, film, picture, score }: Parts) =>
  partialRecord({
    ...fields,
    namespace: fc.constant('stores'),
    entityId: text,
    content: partialRecord({
      title: nullable(text),
      body: nullable(text),
      rating: count,
      media: list(fc.oneof(fc.record({ image: picture }), fc.record({ video: film }))),
    }),
    author: partialRecord({ contactId: nullable(guid), authorName: nullable(text) }),
    reply: partialRecord({ message: text, [dates[0]]: date, [dates[1]]: date }),
    moderation: partialRecord({ moderationStatus: fc.constantFrom('APPROVED', 'NEW_VALUE'), manuallyChanged: flag }),
    helpfulness: fc.integer(),
    verified: flag,
    origin: partialRecord({ type: fc.constantFrom('APP', 'ORGANIC'), appId: nullable(guid) }),
    reviewDate: date,
    relevanceScore: score,
  });

const review = createReviews({
  fields: entityFields,
  picture: image,
  film: fc.constantFrom('wix:video://v1/c_d/film.mp4#posterUri=p.jpg&posterWidth=3&posterHeight=4', ''),
  date: moment,
  score: nullable(float),
  dates: ['_createdDate', '_updatedDate'],
});
const wireReview = createReviews({
  fields: wireEntityFields,
  picture: wireImage,
  film: fc.record({ id: guid, filename: fc.constantFrom('film.mp4', 'a b.mp4') }),
  date: wireDate,
  score: nullable(wireFloat),
  dates: ['createdDate', 'updatedDate'],
});

const createRequests = (fields: Record<string, fc.Arbitrary<unknown>>, date: fc.Arbitrary<unknown>, id: string) =>
  partialRecord({
    ...fields,
    sendDate: date,
    namespace: fc.constant('stores'),
    order: fc.record({ [id]: guid }),
    items: list(partialRecord({ catalogItemId: guid, reviewId: nullable(guid) })),
    recipient: fc.record({ contactId: guid }),
    communicationChannel: fc.constant('EMAIL'),
    status: fc.constantFrom('SCHEDULED', 'SENT', 'NEW_VALUE'),
    requestedBy: partialRecord({ appId: guid, identityType: fc.constantFrom('APP', 'WIX_USER') }),
    failedOptions: partialRecord({ reason: fc.constant('BOUNCED'), message: nullable(text) }),
  });
const request = createRequests(entityFields, moment, '_id');
const wireRequest = createRequests(wireEntityFields, wireDate, 'id');

const returned = fc.option(partialRecord({ returnEntity: flag }), { nil: undefined });
const reviewFields = ['_id', '_createdDate', 'entityId', 'content.rating'];
const requestFields = ['_id', '_createdDate', 'sendDate', 'order._id', 'items.catalogItemId'];

describe('reviews', () => {
  const response = fc
    .tuple(
      anyResponse('review', 'reviews', wireReview),
      partialRecord({ metadata: partialRecord({ count, cursors: fc.record({ next: nullable(text) }) }) }),
    )
    .map(([one, more]) => ({ ...one, ...more }));
  const rows: Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>> = {
    getReview: fc.tuple(pathId, partialRecord({ returnPrivateReviews: flag })),
    createReview: fc.tuple(review),
    bulkCreateReview: fc.tuple(some(review), returned),
    updateReview: fc.tuple(
      pathId,
      fc.tuple(review, revision).map(([given, current]) => ({ ...given, _id: undefined, revision: current })),
    ),
    deleteReview: fc.tuple(pathId),
    bulkDeleteReviews: fc.tuple(partialRecord({ filter: createFilter(...reviewFields) })),
    queryReviews: fc.tuple(createQuery(...reviewFields), partialRecord({ returnPrivateReviews: flag })),
    countReviews: fc.tuple(partialRecord({ filter: createFilter(...reviewFields), includePrivateReviews: flag })),
    setReply: fc.tuple(pathId, text),
    removeReply: fc.tuple(pathId),
    updateModerationStatus: fc.tuple(pathId, partialRecord({ status: fc.constantFrom('APPROVED', 'REJECTED') })),
    bulkUpdateModerationStatus: fc.tuple(
      partialRecord({ filter: createFilter(...reviewFields), status: fc.constantFrom('APPROVED', 'REJECTED') }),
    ),
  };
  for (const [name, args] of Object.entries(rows)) sameOperation(`reviews.${name}`, args, response);
});

describe('reviewRequests', () => {
  const response = anyResponse('reviewRequest', 'reviewRequests', wireRequest);
  const rows: Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>> = {
    createReviewRequest: fc.tuple(request),
    bulkCreateReviewRequests: fc.tuple(some(request), returned),
    getReviewRequest: fc.tuple(pathId),
    deleteReviewRequest: fc.tuple(pathId),
    queryReviewRequests: fc.tuple(createQuery(...requestFields)),
    countReviewRequests: fc.tuple(partialRecord({ filter: createFilter(...requestFields) })),
    bulkCancelReviewRequestsByFilter: fc.tuple(partialRecord({ filter: createFilter(...requestFields) })),
  };
  for (const [name, args] of Object.entries(rows)) sameOperation(`reviewRequests.${name}`, args, response);
});

type Exports = Readonly<Record<string, unknown>>;

const getNames = (module: Exports, type: string) =>
  Object.keys(module)
    .filter((name) => typeof module[name] === type && name !== 'utils')
    .sort();

const modules: readonly { name: string; official: Exports; ours: Exports }[] = [
  { name: 'reviews', official: officialReviewModules.reviews, ours: reviews },
  { name: 'reviewRequests', official: officialReviewModules.reviewRequests, ours: reviewRequests },
];

describe.each(modules)('$name', ({ official, ours }) => {
  test('has the functions and events of the official module, no more and no less', () => {
    expect(getNames(ours, 'function')).toEqual(getNames(official, 'function'));
    expect(getNames(ours, 'function').length).toBeGreaterThan(9);
  });

  test('has the enumerations of the official module with the same values', () => {
    expect(getNames(ours, 'object')).toEqual(getNames(official, 'object'));
    for (const name of getNames(ours, 'object')) expect(ours[name]).toEqual(official[name]);
  });
});
