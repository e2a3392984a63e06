import { event, float } from '@cartwright/core';
import { priceShape } from '../product-parts/price.js';
import type {
  ProductChangedEnvelope,
  ProductCollectionChangedEnvelope,
  ProductCollectionCreatedEnvelope,
  ProductCollectionDeletedEnvelope,
  ProductCreatedEnvelope,
  ProductDeletedEnvelope,
  ProductVariantsChangedEnvelope,
} from './product-event-envelopes.js';

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

/**
 * A product was created. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the
 * permission `WIX_STORES.READ_PRODUCTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onProductCreated } from '@cartwright/stores/products';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onProductCreated, ({ data }) => console.log(data.productId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onProductCreated = /* @__PURE__ */ event<ProductCreatedEnvelope>({
  type: 'com.wix.ecommerce.catalog.api.v1.ProductCreated',
  kind: 'plain',
  entity: { price: priceShape, costAndProfitData: { itemCost: float, profit: float, profitMargin: float } },
});

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
