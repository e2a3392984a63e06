import type { ReviewRequest } from '../../shop/reviews/review-request.js';

/** Formats a review request. */
export function formatReviewRequest(request: ReviewRequest): object {
  const { appId, automationActivationId, contactId, createdDate, failure, id, items, namespace } = request;
  const { orderId, revision, sendDate, status, updatedDate } = request;
  return {
    id,
    revision: String(revision),
    createdDate,
    updatedDate,
    sendDate,
    namespace,
    ...(orderId !== undefined && { order: { id: orderId } }),
    items,
    ...(contactId !== undefined && { recipient: { contactId } }),
    communicationChannel: 'EMAIL',
    status,
    ...(status === 'SENT' && { sentOptions: { opened: false } }),
    ...(failure !== undefined && { failedOptions: { reason: 'ACTIVATION_FAILED', message: failure } }),
    ...(automationActivationId !== undefined && { automationActivationId }),
    requestedBy: appId === undefined ? { identityType: 'WIX_USER' } : { appId, identityType: 'APP' },
  };
}
