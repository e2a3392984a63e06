import { event, type ActionEnvelope, type CreatedEnvelope, type UpdatedEnvelope } from '@cartwright/core';
import type { Tags } from '../catalog-v3/results/tags.js';
import { promotionShape, type Promotion } from './entity/promotion.js';

/** Payload of {@link onPromotionCreated}. */
export type PromotionCreatedEnvelope = CreatedEnvelope<Promotion>;

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
export type PromotionUpdatedEnvelope = UpdatedEnvelope<Promotion>;

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
export type PromotionDeletedEnvelope = CreatedEnvelope<Promotion>;

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
export type PromotionTagsModifiedEnvelope = ActionEnvelope<PromotionTagsModified>;

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
