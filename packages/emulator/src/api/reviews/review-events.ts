import { entityEvents } from '../../protocol/events/entity-events.js';
import type { StoredReview } from '../../shop/reviews/review.js';
import { formatReview } from './format-review.js';

/** Triggered when a review is created, updated, deleted, published or moderated. */
export const reviewEvents = entityEvents<StoredReview>({
  collection: 'reviews',
  fqdn: 'wix.reviews.v1.review',
  format: formatReview,
  actions: [
    {
      slug: 'review_published',
      data: (after, before, { entity }) =>
        after.status === 'APPROVED' && before?.status !== 'APPROVED' ? { review: entity } : undefined,
    },
    {
      slug: 'moderation_status_changed',
      data: (after, before, { entity }) =>
        after.status === before?.status
          ? undefined
          : { review: entity, previousModerationStatus: before?.status ?? 'SUBMITTED' },
    },
  ],
});
