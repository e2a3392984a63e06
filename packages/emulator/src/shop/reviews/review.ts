import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { Entity } from '../catalog-v3/entity.js';

/** Content of a review. */
export interface ReviewContent {
  /** Whole number from 1 to 5. */
  readonly rating: number;
  readonly title?: string;
  readonly body?: string;
  /** Images and videos, as given. */
  readonly media: readonly object[];
}

/** Status of the moderation. Only approved reviews are published. */
export type ReviewStatus = 'APPROVED' | 'IN_MODERATION' | 'REJECTED';

/** Reply of the merchant. Dates are ISO 8601 strings. */
interface Reply {
  readonly message: string;
  readonly createdDate: string;
  readonly updatedDate: string;
}

/** Stored review. Dates are ISO 8601 strings. */
export interface StoredReview extends Entity {
  /** Namespace of the reviewed entity, such as `stores`. */
  readonly namespace: string;
  /** ID of the reviewed entity, such as a product ID. */
  readonly entityId: string;
  readonly content: ReviewContent;
  readonly contactId: string;
  readonly authorName?: string;
  readonly reply?: Reply;
  readonly foundHelpful: number;
  readonly foundUnhelpful: number;
  readonly status: ReviewStatus;
  /** Whether a moderator set the status. */
  readonly isModerated: boolean;
  /** Whether the author bought the entity. */
  readonly isVerified: boolean;
  /** App that created the review. Absent for reviews of members and visitors. */
  readonly appId?: string;
  /** Time when the review was written. */
  readonly writtenDate: string;
  /** Number of times the review was published. */
  readonly publishCount: number;
}

/** Reviews of a tenant, oldest first. */
export const reviews = (tenant: Tenant) => tenant.collection<StoredReview>('reviews');

/**
 * Returns the review with an ID.
 *
 * @throws {ApplicationError} 404 `NOT_FOUND`
 */
export function requireReview(tenant: Tenant, id: string): StoredReview {
  const review = reviews(tenant).get(id);
  if (review) return review;
  throw new ApplicationError('notFound', 'NOT_FOUND', 'The review does not exist.', { id: id.slice(0, 100) });
}
