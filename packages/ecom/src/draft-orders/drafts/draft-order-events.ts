import { event, type CreatedEnvelope, type DeletedEnvelope, type UpdatedEnvelope } from '@cartwright/core';
import { draftOrderShape, type DraftOrder } from '../entity/draft-order.js';

/** Payload of {@link onDraftOrderCreated}. */
export type DraftOrderCreatedEnvelope = CreatedEnvelope<DraftOrder>;

/** Payload of {@link onDraftOrderUpdated}. */
export type DraftOrderUpdatedEnvelope = UpdatedEnvelope<DraftOrder>;

/** Payload of {@link onDraftOrderDeleted}. */
export type DraftOrderDeletedEnvelope = DeletedEnvelope<DraftOrder>;

/**
 * Triggered when a draft order is created. `entity` is the created draft order. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `ECOM.DRAFT_ORDERS_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onDraftOrderCreated } from '@cartwright/ecom/draft-orders';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onDraftOrderCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Event type `wix.ecom.v1.draft_order_created`
 */
export const onDraftOrderCreated = /* @__PURE__ */ event<DraftOrderCreatedEnvelope>({
  type: 'wix.ecom.v1.draft_order_created',
  kind: 'created',
  entity: draftOrderShape,
});

/**
 * Triggered when a draft order is deleted. `metadata.entityId` is the ID of the deleted draft order; `entity` is
 * absent if the platform sends only the ID. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `ECOM.DRAFT_ORDERS_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onDraftOrderDeleted } from '@cartwright/ecom/draft-orders';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onDraftOrderDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.ecom.v1.draft_order_deleted`
 */
export const onDraftOrderDeleted = /* @__PURE__ */ event<DraftOrderDeletedEnvelope>({
  type: 'wix.ecom.v1.draft_order_deleted',
  kind: 'deleted',
  entity: draftOrderShape,
});

/**
 * Triggered when a draft order is updated. `entity` is the updated draft order. `modifiedFields` contains the
 * previous values of the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a handler as
 * part of a client's module. Requires the permission `ECOM.DRAFT_ORDERS_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onDraftOrderUpdated } from '@cartwright/ecom/draft-orders';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onDraftOrderUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.ecom.v1.draft_order_updated`
 */
export const onDraftOrderUpdated = /* @__PURE__ */ event<DraftOrderUpdatedEnvelope>({
  type: 'wix.ecom.v1.draft_order_updated',
  kind: 'updated',
  entity: draftOrderShape,
});
