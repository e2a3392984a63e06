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
 * Triggered when a product is updated. `data` contains `productId`, `changedFields` and `originatedFromVersion`. Pass
 * it to `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `WIX_STORES.READ_PRODUCTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onProductChanged } from '@cartwright/stores/products';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onProductChanged, ({ data }) => console.log(data.productId));
 * ```
 * @see Event type `com.wix.ecommerce.catalog.api.v1.ProductChanged`
 */
export const onProductChanged = /* @__PURE__ */ event<ProductChangedEnvelope>({
  type: 'com.wix.ecommerce.catalog.api.v1.ProductChanged',
  kind: 'plain',
});

/**
 * Triggered when a collection is updated. `data` contains `collectionId`, `collection_Id`, `changedFields` and
 * `originatedFromVersion`. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's module.
 * Requires the permission `WIX_STORES.READ_PRODUCTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onProductCollectionChanged } from '@cartwright/stores/products';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onProductCollectionChanged, ({ data }) => console.log(data.collectionId ?? data.collection_Id));
 * ```
 * @see Event type `com.wix.ecommerce.catalog.api.v1.CollectionChanged`
 */
export const onProductCollectionChanged = /* @__PURE__ */ event<ProductCollectionChangedEnvelope>({
  type: 'com.wix.ecommerce.catalog.api.v1.CollectionChanged',
  kind: 'plain',
});

/**
 * Triggered when a collection is created. `data` contains `collectionId`, `collection_Id`, `name`, `media` and other
 * fields. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the
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
 * @see Event type `com.wix.ecommerce.catalog.api.v1.CollectionCreated`
 */
export const onProductCollectionCreated = /* @__PURE__ */ event<ProductCollectionCreatedEnvelope>({
  type: 'com.wix.ecommerce.catalog.api.v1.CollectionCreated',
  kind: 'plain',
});

/**
 * Triggered when a collection is deleted. `data` contains `collectionId`, `collection_Id` and `originatedFromVersion`.
 * Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `WIX_STORES.READ_PRODUCTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onProductCollectionDeleted } from '@cartwright/stores/products';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onProductCollectionDeleted, ({ data }) => console.log(data.collectionId ?? data.collection_Id));
 * ```
 * @see Event type `com.wix.ecommerce.catalog.api.v1.CollectionDeleted`
 */
export const onProductCollectionDeleted = /* @__PURE__ */ event<ProductCollectionDeletedEnvelope>({
  type: 'com.wix.ecommerce.catalog.api.v1.CollectionDeleted',
  kind: 'plain',
});

/**
 * Triggered when a product is created. `data` contains `productId`, `name`, `price`, `visible` and other fields. Pass
 * it to `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `WIX_STORES.READ_PRODUCTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onProductCreated } from '@cartwright/stores/products';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onProductCreated, ({ data }) => console.log(data.productId));
 * ```
 * @see Event type `com.wix.ecommerce.catalog.api.v1.ProductCreated`
 */
export const onProductCreated = /* @__PURE__ */ event<ProductCreatedEnvelope>({
  type: 'com.wix.ecommerce.catalog.api.v1.ProductCreated',
  kind: 'plain',
  entity: { price: priceShape, costAndProfitData: { itemCost: float, profit: float, profitMargin: float } },
});

/**
 * Triggered when a product is deleted. `data` contains `productId` and `originatedFromVersion`. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `WIX_STORES.READ_PRODUCTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onProductDeleted } from '@cartwright/stores/products';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onProductDeleted, ({ data }) => console.log(data.productId));
 * ```
 * @see Event type `com.wix.ecommerce.catalog.api.v1.ProductDeleted`
 */
export const onProductDeleted = /* @__PURE__ */ event<ProductDeletedEnvelope>({
  type: 'com.wix.ecommerce.catalog.api.v1.ProductDeleted',
  kind: 'plain',
});

/**
 * Triggered when variants of a product are updated. `data` contains `productId`, `variants` and
 * `originatedFromVersion`. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's module.
 * Requires the permission `WIX_STORES.READ_PRODUCTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onProductVariantsChanged } from '@cartwright/stores/products';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onProductVariantsChanged, ({ data }) => console.log(data.productId));
 * ```
 * @see Event type `com.wix.ecommerce.catalog.api.v1.VariantsChanged`
 */
export const onProductVariantsChanged = /* @__PURE__ */ event<ProductVariantsChangedEnvelope>({
  type: 'com.wix.ecommerce.catalog.api.v1.VariantsChanged',
  kind: 'plain',
});
