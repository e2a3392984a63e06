import { date, event } from '@cartwright/core';
import type { AbandonedCartCartRecoveredEnvelope } from './cart-events.js';

/**
 * A cart that was left was bought after all. For `on` of `createWebhooks`. The app needs the permission `WIX_STORES.READ_ABANDONED_CARTS`.
 *
 * @deprecated By the platform: abandoned checkouts replace abandoned carts.
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCartCartRecoveredEvent } from '@cartwright/stores/abandoned-carts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCartCartRecoveredEvent, ({ data }) => console.log(data.cartId, data.recoveredTime));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onAbandonedCartCartRecoveredEvent = /* @__PURE__ */ event<AbandonedCartCartRecoveredEnvelope>({
  type: 'com.wix.ecommerce.cart.abandonment.api.v1.CartRecoveredEvent',
  kind: 'plain',
  entity: { recoveredTime: date, creationTime: date, abandonedTime: date },
});
