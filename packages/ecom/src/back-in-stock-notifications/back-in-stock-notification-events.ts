import { event, type EventMetadata } from '@cartwright/core';
import { requestShape, type BackInStockNotificationRequest } from './back-in-stock-notification-request.js';

/** A request was created. */
export interface BackInStockNotificationRequestCreatedEnvelope {
  /** The request. */
  entity: BackInStockNotificationRequest;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * A request was created. For `on` of `createWebhooks`. The app needs the permission
 * `ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onBackInStockNotificationRequestCreated } from '@cartwright/ecom/back-in-stock-notifications';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onBackInStockNotificationRequestCreated, ({ entity }) => console.log(entity.catalogReference));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onBackInStockNotificationRequestCreated =
  /* @__PURE__ */ event<BackInStockNotificationRequestCreatedEnvelope>({
    type: 'wix.ecom.v1.back_in_stock_notification_request_created',
    kind: 'created',
    entity: requestShape,
  });

/** A request was deleted. */
export interface BackInStockNotificationRequestDeletedEnvelope {
  /** The request as it was, where the platform sends it. */
  entity?: BackInStockNotificationRequest;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * A request was deleted. For `on` of `createWebhooks`. The app needs the permission
 * `ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onBackInStockNotificationRequestDeleted } from '@cartwright/ecom/back-in-stock-notifications';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onBackInStockNotificationRequestDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onBackInStockNotificationRequestDeleted =
  /* @__PURE__ */ event<BackInStockNotificationRequestDeletedEnvelope>({
    type: 'wix.ecom.v1.back_in_stock_notification_request_deleted',
    kind: 'deleted',
    entity: requestShape,
  });

/** A request was updated. */
export interface BackInStockNotificationRequestUpdatedEnvelope {
  /** The request as it is now. */
  entity: BackInStockNotificationRequest;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/**
 * A request was updated: its status is another one. For `on` of `createWebhooks`. The app needs the permission
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
 * @see Specification, section 4: events emitted
 */
export const onBackInStockNotificationRequestUpdated =
  /* @__PURE__ */ event<BackInStockNotificationRequestUpdatedEnvelope>({
    type: 'wix.ecom.v1.back_in_stock_notification_request_updated',
    kind: 'updated',
    entity: requestShape,
  });
