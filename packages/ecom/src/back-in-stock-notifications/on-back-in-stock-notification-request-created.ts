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
