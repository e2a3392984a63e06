import { date, event, float } from '@cartwright/core';
import type { AbandonedCartCartAbandonedEnvelope } from './cart-events.js';

/**
 * A cart was left. For `on` of `createWebhooks`. The app needs the permission `WIX_STORES.READ_ABANDONED_CARTS`.
 *
 * @deprecated By the platform: abandoned checkouts replace abandoned carts.
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCartCartAbandonedEvent } from '@cartwright/stores/abandoned-carts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCartCartAbandonedEvent, ({ data }) => console.log(data.cartId, data.abandonTime));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onAbandonedCartCartAbandonedEvent = /* @__PURE__ */ event<AbandonedCartCartAbandonedEnvelope>({
  type: 'com.wix.ecommerce.cart.abandonment.api.v1.CartAbandonedEvent',
  kind: 'plain',
  entity: { creationTime: date, abandonTime: date, totals: { subtotal: float, total: float } },
});
