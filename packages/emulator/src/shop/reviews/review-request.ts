import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { changedEntity, type Entity } from '../catalog-v3/entity.js';
import type { StoredReview } from './review.js';

/** Item that a review is requested for. */
interface RequestedItem {
  readonly catalogItemId: string;
  /** Review that the recipient wrote. */
  readonly reviewId?: string;
}

/** Stored request to a customer to write reviews. Dates are ISO 8601 strings. */
export interface ReviewRequest extends Entity {
  readonly namespace: string;
  readonly orderId?: string;
  readonly items: readonly RequestedItem[];
  readonly contactId?: string;
  readonly sendDate: string;
  readonly status: 'SCHEDULED' | 'CANCELED' | 'SENT' | 'FAILED';
  /** Reason why the request could not be sent. */
  readonly failure?: string;
  readonly automationActivationId?: string;
  /** App that created the request. Absent for the merchant. */
  readonly appId?: string;
}

/** Review requests of a tenant, oldest first. */
export const reviewRequests = (tenant: Tenant) => tenant.collection<ReviewRequest>('review-requests');

/**
 * Returns the review request with an ID.
 *
 * @throws {ApplicationError} 404 `NOT_FOUND`
 */
export function requireReviewRequest(tenant: Tenant, id: string): ReviewRequest {
  const request = reviewRequests(tenant).get(id);
  if (request) return request;
  throw new ApplicationError('notFound', 'NOT_FOUND', 'The review request does not exist.', { id: id.slice(0, 100) });
}

/** Stores a new review in the requests that asked its author for it. */
export function markAsReviewed(tenant: Tenant, { contactId, entityId, id, namespace }: StoredReview): void {
  for (const request of [...reviewRequests(tenant).values()]) {
    const isAsked = ({ catalogItemId, reviewId }: RequestedItem) => catalogItemId === entityId && !reviewId;
    if (request.contactId !== contactId || request.namespace !== namespace || !request.items.some(isAsked)) continue;
    const items = request.items.map((item) => (isAsked(item) ? { ...item, reviewId: id } : item));
    reviewRequests(tenant).put(changedEntity<ReviewRequest>(tenant, request, { items }));
  }
}
