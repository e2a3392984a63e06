import { event } from '@cartwright/core';
import type { ProductCollectionCreatedEnvelope } from './product-event-envelopes.js';

/**
 * A collection was created. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `WIX_STORES.READ_PRODUCTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onProductCollectionCreated } from '@cartwright/stores/products';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onProductCollectionCreated, ({ data }) => console.log(data.collectionId ?? data.collection_Id));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onProductCollectionCreated = /* @__PURE__ */ event<ProductCollectionCreatedEnvelope>({
  type: 'com.wix.ecommerce.catalog.api.v1.CollectionCreated',
  kind: 'plain',
});
