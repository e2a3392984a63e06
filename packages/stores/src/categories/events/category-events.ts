import { event, type CreatedEnvelope, type EventEnvelope, type UpdatedEnvelope } from '@cartwright/core';
import { categoryShape, type Category } from '../entity/category.js';

/** Payload of {@link onCategoryCreated}. */
export type CategoryCreatedEnvelope = CreatedEnvelope<Category>;

/**
 * Triggered when a category is created. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `CATEGORIES.CATEGORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCategoryCreated } from '@cartwright/stores/categories';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCategoryCreated, ({ entity }) => console.log(entity._id));
 * ```
 * @see Event type `wix.categories.v1.category_created`
 */
export const onCategoryCreated = /* @__PURE__ */ event<CategoryCreatedEnvelope>({
  type: 'wix.categories.v1.category_created',
  kind: 'created',
  entity: categoryShape,
});

/** Payload of {@link onCategoryUpdated}. */
export type CategoryUpdatedEnvelope = UpdatedEnvelope<Category>;

/**
 * Triggered when a category is updated. `modifiedFields` contains the previous values of the changed fields, by path.
 * Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `CATEGORIES.CATEGORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCategoryUpdated } from '@cartwright/stores/categories';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCategoryUpdated, ({ entity }) => console.log(entity._id));
 * ```
 * @see Event type `wix.categories.v1.category_updated`
 */
export const onCategoryUpdated = /* @__PURE__ */ event<CategoryUpdatedEnvelope>({
  type: 'wix.categories.v1.category_updated',
  kind: 'updated',
  entity: categoryShape,
});

/** Payload of {@link onCategoryDeleted}. */
export type CategoryDeletedEnvelope = EventEnvelope;

/**
 * Triggered when a category is deleted. `metadata.entityId` is the ID of the deleted category. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `CATEGORIES.CATEGORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCategoryDeleted } from '@cartwright/stores/categories';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCategoryDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.categories.v1.category_deleted`
 */
export const onCategoryDeleted = /* @__PURE__ */ event<CategoryDeletedEnvelope>({
  type: 'wix.categories.v1.category_deleted',
  kind: 'deleted',
});
