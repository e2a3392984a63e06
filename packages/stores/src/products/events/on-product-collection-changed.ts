import { event } from '@cartwright/core';
import type { ProductCollectionChangedEnvelope } from './product-event-envelopes.js';

/**
 * A collection was changed. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `WIX_STORES.READ_PRODUCTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onProductCollectionChanged } from '@cartwright/stores/products';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onProductCollectionChanged, ({ data }) => console.log(data.collectionId ?? data.collection_Id));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onProductCollectionChanged = /* @__PURE__ */ event<ProductCollectionChangedEnvelope>({
  type: 'com.wix.ecommerce.catalog.api.v1.CollectionChanged',
  kind: 'plain',
});
