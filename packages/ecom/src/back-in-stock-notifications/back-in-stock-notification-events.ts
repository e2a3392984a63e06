import { event, type CreatedEnvelope, type DeletedEnvelope, type UpdatedEnvelope } from '@cartwright/core';
import { requestShape, type BackInStockNotificationRequest } from './back-in-stock-notification-request.js';

/** Payload of {@link onBackInStockNotificationRequestCreated}. */
export type BackInStockNotificationRequestCreatedEnvelope = CreatedEnvelope<BackInStockNotificationRequest>;

/**
 * Triggered when a back-in-stock notification request is created. `entity` is the created notification request. Pass it
 * to `on` of `createWebhooks`. Requires the permission `ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onBackInStockNotificationRequestCreated } from '@cartwright/ecom/back-in-stock-notifications';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onBackInStockNotificationRequestCreated, ({ entity }) => console.log(entity.catalogReference));
 * ```
 * @see Event type `wix.ecom.v1.back_in_stock_notification_request_created`
 */
export const onBackInStockNotificationRequestCreated =
  /* @__PURE__ */ event<BackInStockNotificationRequestCreatedEnvelope>({
    type: 'wix.ecom.v1.back_in_stock_notification_request_created',
    kind: 'created',
    entity: requestShape,
  });

/** Payload of {@link onBackInStockNotificationRequestDeleted}. */
export type BackInStockNotificationRequestDeletedEnvelope = DeletedEnvelope<BackInStockNotificationRequest>;

/**
 * Triggered when a back-in-stock notification request is deleted. `metadata.entityId` is the ID of the deleted
 * notification request; `entity` is absent if the platform sends only the ID. Pass it to `on` of `createWebhooks`.
 * Requires the permission `ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onBackInStockNotificationRequestDeleted } from '@cartwright/ecom/back-in-stock-notifications';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onBackInStockNotificationRequestDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.ecom.v1.back_in_stock_notification_request_deleted`
 */
export const onBackInStockNotificationRequestDeleted =
  /* @__PURE__ */ event<BackInStockNotificationRequestDeletedEnvelope>({
    type: 'wix.ecom.v1.back_in_stock_notification_request_deleted',
    kind: 'deleted',
    entity: requestShape,
  });

/** Payload of {@link onBackInStockNotificationRequestUpdated}. */
export type BackInStockNotificationRequestUpdatedEnvelope = UpdatedEnvelope<BackInStockNotificationRequest>;

/**
 * Triggered when the status of a back-in-stock notification request changes. `entity` is the updated notification
 * request. `modifiedFields` contains the previous values of the changed fields, by path. Pass it to `on` of
 * `createWebhooks`. Requires the permission `ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onBackInStockNotificationRequestUpdated } from '@cartwright/ecom/back-in-stock-notifications';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onBackInStockNotificationRequestUpdated, ({ entity }) => console.log(entity.status));
 * ```
 * @see Event type `wix.ecom.v1.back_in_stock_notification_request_updated`
 */
export const onBackInStockNotificationRequestUpdated =
  /* @__PURE__ */ event<BackInStockNotificationRequestUpdatedEnvelope>({
    type: 'wix.ecom.v1.back_in_stock_notification_request_updated',
    kind: 'updated',
    entity: requestShape,
  });
