import { anId as id } from './an-id.js';

const query = { filter: { namespace: 'stores' } };
const review = { namespace: 'stores', entityId: id, content: { rating: 5 } };
const imported = { ...review, author: { contactId: id } };
const request = { namespace: 'stores', order: { _id: id }, communicationChannel: 'EMAIL' };

/** Arguments for the operations of reviews and review requests. */
export const reviewsArguments: Readonly<Record<string, readonly unknown[]>> = {
  'reviews.reviews.bulkCreateReview': [[imported], { returnEntity: true }],
  'reviews.reviews.bulkDeleteReviews': [query],
  'reviews.reviews.bulkUpdateModerationStatus': [{ ...query, status: 'APPROVED' }],
  'reviews.reviews.countReviews': [{ ...query, includePrivateReviews: true }],
  'reviews.reviews.createReview': [review],
  'reviews.reviews.deleteReview': [id],
  'reviews.reviews.getReview': [id, { returnPrivateReviews: true }],
  'reviews.reviews.queryReviews': [query, { returnPrivateReviews: true }],
  'reviews.reviews.removeReply': [id],
  'reviews.reviews.setReply': [id, 'Thank you!'],
  'reviews.reviews.updateModerationStatus': [id, { status: 'REJECTED' }],
  'reviews.reviews.updateReview': [id, { content: { rating: 4 }, revision: '1' }],
  'reviews.reviewRequests.bulkCancelReviewRequestsByFilter': [query],
  'reviews.reviewRequests.bulkCreateReviewRequests': [[request], { returnEntity: true }],
  'reviews.reviewRequests.countReviewRequests': [query],
  'reviews.reviewRequests.createReviewRequest': [request],
  'reviews.reviewRequests.deleteReviewRequest': [id],
  'reviews.reviewRequests.getReviewRequest': [id],
  'reviews.reviewRequests.queryReviewRequests': [query],
};
