import { event } from '@cartwright/core';
import type { ProductChangedEnvelope } from './product-event-envelopes.js';

/**
 * A product was changed. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `WIX_STORES.READ_PRODUCTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onProductChanged } from '@cartwright/stores/products';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onProductChanged, ({ data }) => console.log(data.productId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onProductChanged = /* @__PURE__ */ event<ProductChangedEnvelope>({
  type: 'com.wix.ecommerce.catalog.api.v1.ProductChanged',
  kind: 'plain',
});
