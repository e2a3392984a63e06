import { type Route, route } from '../../protocol/routing/route.js';

/** The routes of reviews. The shop has no reviews. */
export const reviewRoutes: readonly Route[] = [
  route({
    id: 'reviews.reviews.queryReviews',
    method: 'POST',
    paths: ['/reviews/v1/reviews/query'],
    access: 'visitor',
    handle: () => ({ reviews: [], pagingMetadata: { count: 0, cursors: {}, hasNext: false } }),
  }),
];
