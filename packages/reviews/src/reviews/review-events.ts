import {
  event,
  type ActionEnvelope,
  type CreatedEnvelope,
  type DeletedEnvelope,
  type UpdatedEnvelope,
} from '@cartwright/core';
import type { ModerationModerationStatus } from './enumerations.js';
import { reviewShape, type Review } from './review.js';

/** Payload of {@link onReviewCreated}. */
export type ReviewCreatedEnvelope = CreatedEnvelope<Review>;

/** Payload of {@link onReviewUpdated}. */
export type ReviewUpdatedEnvelope = UpdatedEnvelope<Review>;

/** Payload of {@link onReviewDeleted}. */
export type ReviewDeletedEnvelope = DeletedEnvelope<Review>;

/** `data` of {@link onReviewPublished}. */
export interface ReviewPublished {
  /** The published review. */
  review?: Review;
}

/** Payload of {@link onReviewPublished}. */
export type ReviewPublishedEnvelope = ActionEnvelope<ReviewPublished>;

/** `data` of {@link onReviewModerationStatusChanged}. */
export interface ModerationStatusChanged {
  /** The review with its new status. */
  review?: Review;
  /** Moderation status before the change. */
  previousModerationStatus?: ModerationModerationStatus;
}

/** Payload of {@link onReviewModerationStatusChanged}. */
export type ReviewModerationStatusChangedEnvelope = ActionEnvelope<ModerationStatusChanged>;

/**
 * Triggered when a review is created. `entity` is the created review. Pass it to `on` of `createWebhooks`, or call it
 * with a handler as part of a client's module. Requires the permission `REVIEWS.READ_PRIVATE_REVIEWS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onReviewCreated } from '@cartwright/reviews/reviews';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onReviewCreated, ({ entity }) => console.log(entity.content?.rating));
 * ```
 * @see Event type `wix.reviews.v1.review_created`
 */
export const onReviewCreated = /* @__PURE__ */ event<ReviewCreatedEnvelope>({
  type: 'wix.reviews.v1.review_created',
  kind: 'created',
  entity: reviewShape,
});

/**
 * Triggered when a review is updated. `entity` is the updated review. `modifiedFields` contains the previous values of
 * the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's
 * module. Requires the permission `REVIEWS.READ_PRIVATE_REVIEWS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onReviewUpdated } from '@cartwright/reviews/reviews';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onReviewUpdated, ({ entity }) => console.log(entity.revision));
 * ```
 * @see Event type `wix.reviews.v1.review_updated`
 */
export const onReviewUpdated = /* @__PURE__ */ event<ReviewUpdatedEnvelope>({
  type: 'wix.reviews.v1.review_updated',
  kind: 'updated',
  entity: reviewShape,
});

/**
 * Triggered when a review is deleted. `metadata.entityId` is the ID of the deleted review; `entity` is absent if the
 * platform sends only the ID. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's
 * module. Requires the permission `REVIEWS.READ_PRIVATE_REVIEWS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onReviewDeleted } from '@cartwright/reviews/reviews';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onReviewDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.reviews.v1.review_deleted`
 */
export const onReviewDeleted = /* @__PURE__ */ event<ReviewDeletedEnvelope>({
  type: 'wix.reviews.v1.review_deleted',
  kind: 'deleted',
  entity: reviewShape,
});

/**
 * Triggered when a review is published: its moderation status becomes `APPROVED`. `data.review` is the review. Pass it
 * to `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `REVIEWS.READ_PRIVATE_REVIEWS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onReviewPublished } from '@cartwright/reviews/reviews';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onReviewPublished, ({ data }) => console.log(data.review?.entityId));
 * ```
 * @see Event type `wix.reviews.v1.review_review_published`
 */
export const onReviewPublished = /* @__PURE__ */ event<ReviewPublishedEnvelope>({
  type: 'wix.reviews.v1.review_review_published',
  kind: 'action',
  entity: { review: reviewShape },
});

/**
 * Triggered when the moderation status of a review changes, also when a review is created. `data` contains `review`
 * and `previousModerationStatus`. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's
 * module. Requires the permission `REVIEWS.READ_PRIVATE_REVIEWS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onReviewModerationStatusChanged } from '@cartwright/reviews/reviews';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onReviewModerationStatusChanged, ({ data }) => console.log(data.review?.moderation?.moderationStatus));
 * ```
 * @see Event type `wix.reviews.v1.review_moderation_status_changed`
 */
export const onReviewModerationStatusChanged = /* @__PURE__ */ event<ReviewModerationStatusChangedEnvelope>({
  type: 'wix.reviews.v1.review_moderation_status_changed',
  kind: 'action',
  entity: { review: reviewShape },
});
