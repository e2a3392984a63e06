import { event, type EventMetadata } from '@cartwright/core';
import { requestShape, type BackInStockNotificationRequest } from './back-in-stock-notification-request.js';

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
