import { event } from '@cartwright/core';
import type { ProductVariantsChangedEnvelope } from './product-event-envelopes.js';

/**
 * Variants of a product were changed. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `WIX_STORES.READ_PRODUCTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onProductVariantsChanged } from '@cartwright/stores/products';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onProductVariantsChanged, ({ data }) => console.log(data.productId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onProductVariantsChanged = /* @__PURE__ */ event<ProductVariantsChangedEnvelope>({
  type: 'com.wix.ecommerce.catalog.api.v1.VariantsChanged',
  kind: 'plain',
});
