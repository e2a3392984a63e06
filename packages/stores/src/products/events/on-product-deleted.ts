import { event } from '@cartwright/core';
import type { ProductDeletedEnvelope } from './product-event-envelopes.js';

/**
 * A product was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `WIX_STORES.READ_PRODUCTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onProductDeleted } from '@cartwright/stores/products';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onProductDeleted, ({ data }) => console.log(data.productId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onProductDeleted = /* @__PURE__ */ event<ProductDeletedEnvelope>({
  type: 'com.wix.ecommerce.catalog.api.v1.ProductDeleted',
  kind: 'plain',
});
