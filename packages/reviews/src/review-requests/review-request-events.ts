import { event, type CreatedEnvelope, type DeletedEnvelope, type UpdatedEnvelope } from '@cartwright/core';
import { reviewRequestShape, type ReviewRequest } from './review-request.js';

/** Payload of {@link onReviewRequestCreated}. */
export type ReviewRequestCreatedEnvelope = CreatedEnvelope<ReviewRequest>;

/** Payload of {@link onReviewRequestUpdated}. */
export type ReviewRequestUpdatedEnvelope = UpdatedEnvelope<ReviewRequest>;

/** Payload of {@link onReviewRequestDeleted}. */
export type ReviewRequestDeletedEnvelope = DeletedEnvelope<ReviewRequest>;

/**
 * Triggered when a review request is created. `entity` is the created review request. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `REVIEWS.REVIEW_REQUEST_DOMAIN_EVENTS_READ_PERMISSION`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onReviewRequestCreated } from '@cartwright/reviews/review-requests';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onReviewRequestCreated, ({ entity }) => console.log(entity.sendDate));
 * ```
 * @see Event type `wix.reviews.v2.review_request_created`
 */
export const onReviewRequestCreated = /* @__PURE__ */ event<ReviewRequestCreatedEnvelope>({
  type: 'wix.reviews.v2.review_request_created',
  kind: 'created',
  entity: reviewRequestShape,
});

/**
 * Triggered when a review request is updated, such as when it is canceled. `entity` is the updated review request.
 * `modifiedFields` contains the previous values of the changed fields, by path. Pass it to `on` of `createWebhooks`,
 * or call it with a handler as part of a client's module. Requires the permission
 * `REVIEWS.REVIEW_REQUEST_DOMAIN_EVENTS_READ_PERMISSION`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onReviewRequestUpdated } from '@cartwright/reviews/review-requests';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onReviewRequestUpdated, ({ entity }) => console.log(entity.status));
 * ```
 * @see Event type `wix.reviews.v2.review_request_updated`
 */
export const onReviewRequestUpdated = /* @__PURE__ */ event<ReviewRequestUpdatedEnvelope>({
  type: 'wix.reviews.v2.review_request_updated',
  kind: 'updated',
  entity: reviewRequestShape,
});

/**
 * Triggered when a review request is deleted. `metadata.entityId` is the ID of the deleted review request; `entity` is
 * absent if the platform sends only the ID. Pass it to `on` of `createWebhooks`, or call it with a handler as part of
 * a client's module. Requires the permission `REVIEWS.REVIEW_REQUEST_DOMAIN_EVENTS_READ_PERMISSION`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onReviewRequestDeleted } from '@cartwright/reviews/review-requests';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onReviewRequestDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.reviews.v2.review_request_deleted`
 */
export const onReviewRequestDeleted = /* @__PURE__ */ event<ReviewRequestDeletedEnvelope>({
  type: 'wix.reviews.v2.review_request_deleted',
  kind: 'deleted',
  entity: reviewRequestShape,
});
