import { queryShape, type QuerySpec } from '@cartwright/core';
import { reviewShape } from './review.js';

/** Declaration of `queryReviews`, with a query builder or as the query of `find/`. */
export const queryReviewsSpec = {
  id: 'reviews.reviews.queryReviews',
  method: 'POST',
  path: '/reviews/v1/reviews/query',
  args: ['query', '...options'],
  request: { query: queryShape },
  response: { reviews: reviewShape },
  items: 'reviews',
  metadata: 'metadata',
  paging: 'cursor',
  repeatable: true,
} as const satisfies QuerySpec;
