import { event } from '@cartwright/core';
import { cartShape } from './cart.js';
import type { CartUpdatedEnvelope } from './cart-events.js';

/**
 * A cart was changed. `modifiedFields` has the former values by their paths. For `on` of `createWebhooks`. The app needs the permission `ECOM.READ_CARTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCartUpdated } from '@cartwright/ecom/current-cart';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCartUpdated, ({ entity, modifiedFields }) => console.log(entity._id, Object.keys(modifiedFields)));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCartUpdated = /* @__PURE__ */ event<CartUpdatedEnvelope>({
  type: 'wix.ecom.v1.cart_updated',
  kind: 'updated',
  entity: cartShape,
});
