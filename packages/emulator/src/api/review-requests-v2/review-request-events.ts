import { entityEvents } from '../../protocol/events/entity-events.js';
import type { ReviewRequest } from '../../shop/reviews/review-request.js';
import { formatReviewRequest } from './format-review-request.js';

/** Triggered when a review request is created, updated or deleted. */
export const reviewRequestEvents = entityEvents<ReviewRequest>({
  collection: 'review-requests',
  fqdn: 'wix.reviews.v2.review_request',
  format: formatReviewRequest,
});
