import type { StoredReview } from '../../shop/reviews/review.js';

/** Formats a review. */
export function formatReview(review: StoredReview): object {
  const { appId, authorName, contactId, content, createdDate, entityId, foundHelpful, foundUnhelpful, id } = review;
  const { isModerated, isVerified, namespace, publishCount, reply, revision, status, updatedDate, writtenDate } =
    review;
  return {
    id,
    namespace,
    entityId,
    content,
    createdDate,
    updatedDate,
    author: { contactId, ...(authorName !== undefined && { authorName }) },
    ...(reply && { reply }),
    foundHelpful,
    foundUnhelpful,
    helpfulness: foundHelpful - foundUnhelpful,
    moderation: { moderationStatus: status, manuallyChanged: isModerated },
    revision: String(revision),
    verified: isVerified,
    origin: appId === undefined ? { type: 'ORGANIC' } : { type: 'APP', appId },
    reviewDate: writtenDate,
    publishCount,
  };
}
