import { operation } from '@cartwright/core';
import { reviewRequestShape, type ReviewRequest } from './review-request.js';

/**
 * Creates a review request for the items of an order, for single items, or for some items of an order. Requires a
 * merchant identity.
 *
 * @param reviewRequest - Review request to create. `communicationChannel` and either `order` or `items` are required.
 * @returns The created review request.
 * @throws `ApiError` `EITHER_ORDER_OR_ITEMS_REQUIRED` (400) without an order and items.
 * @throws `ApiError` `ORDER_NOT_FOUND` (404) if the order does not exist.
 * @throws `ApiError` `ORDER_IS_EMPTY` (400) if the order has no items to review.
 * @throws `ApiError` `INITIATOR_IDENTITY_NOT_SUPPORTED` if the caller is neither a merchant nor an app.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { reviewRequests } from '@cartwright/reviews';
 *
 * const client = createClient({ modules: { reviewRequests } });
 *
 * export const ask = (orderId: string, contactId: string) =>
 *   client.reviewRequests.createReviewRequest({
 *     namespace: 'stores',
 *     order: { _id: orderId },
 *     recipient: { contactId },
 *     communicationChannel: 'EMAIL',
 *   });
 * ```
 * @see POST /reviews/v2/review-requests
 */
export const createReviewRequest = /* @__PURE__ */ operation<[reviewRequest: ReviewRequest], ReviewRequest>({
  id: 'reviews.reviewRequests.createReviewRequest',
  method: 'POST',
  path: '/reviews/v2/review-requests',
  args: ['reviewRequest'],
  request: { reviewRequest: reviewRequestShape },
  response: { reviewRequest: reviewRequestShape },
  unwrap: 'reviewRequest',
});
