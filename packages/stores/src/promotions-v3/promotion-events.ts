import { event, type EventMetadata } from '@cartwright/core';
import type { Tags } from '../catalog-v3/results/tags.js';
import { promotionShape, type Promotion } from './entity/promotion.js';

/** Payload of {@link onPromotionCreated}. */
export interface PromotionCreatedEnvelope {
  /** The created promotion. */
  entity: Promotion;
  /** Event metadata, such as the event's ID and time. */
  metadata: EventMetadata;
}

/**
 * Triggered when a promotion is created. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `stores:catalog:v3:promotion:read_events`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onPromotionCreated } from '@cartwright/stores/promotions-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onPromotionCreated, ({ entity }) => console.log(entity.name));
 * ```
 * @see Event type `wix.stores.catalog.v3.promotion_created`
 */
export const onPromotionCreated = /* @__PURE__ */ event<PromotionCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.promotion_created',
  kind: 'created',
  entity: promotionShape,
});

/** Payload of {@link onPromotionUpdated}. */
export interface PromotionUpdatedEnvelope {
  /** The promotion after the update. */
  entity: Promotion;
  /** Event metadata, such as the event's ID and time. */
  metadata: EventMetadata;
  /** Previous values of the changed fields, by path. */
  modifiedFields: Record<string, unknown>;
}

/**
 * Triggered when a promotion is updated. `modifiedFields` contains the previous values of the changed fields, by path.
 * Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `stores:catalog:v3:promotion:read_events`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onPromotionUpdated } from '@cartwright/stores/promotions-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onPromotionUpdated, ({ entity }) => console.log(entity.name));
 * ```
 * @see Event type `wix.stores.catalog.v3.promotion_updated`
 */
export const onPromotionUpdated = /* @__PURE__ */ event<PromotionUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.promotion_updated',
  kind: 'updated',
  entity: promotionShape,
});

/** Payload of {@link onPromotionDeleted}. */
export interface PromotionDeletedEnvelope {
  /** The deleted promotion. */
  entity: Promotion;
  /** Event metadata, such as the event's ID and time. */
  metadata: EventMetadata;
}

/**
 * Triggered when a promotion is deleted. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `stores:catalog:v3:promotion:read_events`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onPromotionDeleted } from '@cartwright/stores/promotions-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onPromotionDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.stores.catalog.v3.promotion_deleted`
 */
export const onPromotionDeleted = /* @__PURE__ */ event<PromotionDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.promotion_deleted',
  kind: 'deleted',
  entity: promotionShape,
});

/** `data` of `onPromotionTagsModified`. */
export interface PromotionTagsModified {
  /** Promotion after the change. */
  promotion?: Promotion;
  /** Assigned tags. */
  assignedTags?: Tags;
  /** Removed tags. */
  unassignedTags?: Tags;
}

const tagsModifiedShape = { promotion: promotionShape };

/** Payload of {@link onPromotionTagsModified}. */
export interface PromotionTagsModifiedEnvelope {
  /** Promotion, and the assigned and removed tags. */
  data: PromotionTagsModified;
  /** Event metadata, such as the event's ID and time. */
  metadata: EventMetadata;
}

/**
 * Triggered when tags are assigned to a promotion or removed from it. Pass it to `on` of `createWebhooks`, or call it
 * with a handler as part of a client's module. Requires the permission `stores:catalog:v3:promotion:read_events`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onPromotionTagsModified } from '@cartwright/stores/promotions-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onPromotionTagsModified, ({ data }) => console.log(data.assignedTags?.publicTags));
 * ```
 * @see Event type `wix.stores.catalog.v3.promotion_tags_modified`
 */
export const onPromotionTagsModified = /* @__PURE__ */ event<PromotionTagsModifiedEnvelope>({
  type: 'wix.stores.catalog.v3.promotion_tags_modified',
  kind: 'action',
  entity: tagsModifiedShape,
});
