import { event, type EventMetadata } from '@cartwright/core';
import { requestShape, type BackInStockNotificationRequest } from './back-in-stock-notification-request.js';

/** Payload of the event that is triggered when a back-in-stock notification request is created. */
export interface BackInStockNotificationRequestCreatedEnvelope {
  /** Created notification request. */
  entity: BackInStockNotificationRequest;
  /** Event metadata. */
  metadata: EventMetadata;
}

/**
 * Triggered when a back-in-stock notification request is created. Pass it to `on` of `createWebhooks`. Requires the
 * permission `ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onBackInStockNotificationRequestCreated } from '@cartwright/ecom/back-in-stock-notifications';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onBackInStockNotificationRequestCreated, ({ entity }) => console.log(entity.catalogReference));
 * ```
 */
export const onBackInStockNotificationRequestCreated =
  /* @__PURE__ */ event<BackInStockNotificationRequestCreatedEnvelope>({
    type: 'wix.ecom.v1.back_in_stock_notification_request_created',
    kind: 'created',
    entity: requestShape,
  });

/** Payload of the event that is triggered when a back-in-stock notification request is deleted. */
export interface BackInStockNotificationRequestDeletedEnvelope {
  /** Deleted notification request. Absent if the platform sends only its id, which is `metadata.entityId`. */
  entity?: BackInStockNotificationRequest;
  /** Event metadata. */
  metadata: EventMetadata;
}

/**
 * Triggered when a back-in-stock notification request is deleted. Pass it to `on` of `createWebhooks`. Requires the
 * permission `ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onBackInStockNotificationRequestDeleted } from '@cartwright/ecom/back-in-stock-notifications';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onBackInStockNotificationRequestDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onBackInStockNotificationRequestDeleted =
  /* @__PURE__ */ event<BackInStockNotificationRequestDeletedEnvelope>({
    type: 'wix.ecom.v1.back_in_stock_notification_request_deleted',
    kind: 'deleted',
    entity: requestShape,
  });

/** Payload of the event that is triggered when a back-in-stock notification request is updated. */
export interface BackInStockNotificationRequestUpdatedEnvelope {
  /** Updated notification request. */
  entity: BackInStockNotificationRequest;
  /** Event metadata. */
  metadata: EventMetadata;
  /** Previous values of the changed fields, by path. */
  modifiedFields: Record<string, unknown>;
}

/**
 * A request was updated: its status is another one. Pass it to `on` of `createWebhooks`. Requires the permission
 * `ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onBackInStockNotificationRequestUpdated } from '@cartwright/ecom/back-in-stock-notifications';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onBackInStockNotificationRequestUpdated, ({ entity }) => console.log(entity.status));
 * ```
 */
export const onBackInStockNotificationRequestUpdated =
  /* @__PURE__ */ event<BackInStockNotificationRequestUpdatedEnvelope>({
    type: 'wix.ecom.v1.back_in_stock_notification_request_updated',
    kind: 'updated',
    entity: requestShape,
  });
