import { event } from '@cartwright/core';
import { cartShape } from './cart.js';
import type { CartCreatedEnvelope } from './cart-events.js';

/**
 * A cart was created. For `on` of `createWebhooks`. The app needs the permission `ECOM.READ_CARTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCartCreated } from '@cartwright/ecom/current-cart';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCartCreated, ({ entity }) => console.log(entity._createdDate?.getFullYear()));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCartCreated = /* @__PURE__ */ event<CartCreatedEnvelope>({
  type: 'wix.ecom.v1.cart_created',
  kind: 'created',
  entity: cartShape,
});
