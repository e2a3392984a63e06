import { event } from '@cartwright/core';
import { cartShape } from './cart.js';
import type { CartDeletedEnvelope } from './cart-events.js';

/**
 * A cart was deleted, or became an order. For `on` of `createWebhooks`. The app needs the permission `ECOM.READ_CARTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCartDeleted } from '@cartwright/ecom/current-cart';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCartDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCartDeleted = /* @__PURE__ */ event<CartDeletedEnvelope>({
  type: 'wix.ecom.v1.cart_deleted',
  kind: 'deleted',
  entity: cartShape,
});
