import { event } from '@cartwright/core';
import type { ProductCollectionDeletedEnvelope } from './product-event-envelopes.js';

/**
 * A collection was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `WIX_STORES.READ_PRODUCTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onProductCollectionDeleted } from '@cartwright/stores/products';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onProductCollectionDeleted, ({ data }) => console.log(data.collectionId ?? data.collection_Id));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onProductCollectionDeleted = /* @__PURE__ */ event<ProductCollectionDeletedEnvelope>({
  type: 'com.wix.ecommerce.catalog.api.v1.CollectionDeleted',
  kind: 'plain',
});
