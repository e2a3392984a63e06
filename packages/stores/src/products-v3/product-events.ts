import { event, type CreatedEnvelope, type UpdatedEnvelope } from '@cartwright/core';
import { productShape, type V3Product } from './entity/product.js';

/** Payload of {@link onProductCreated}. */
export type ProductCreatedEnvelope = CreatedEnvelope<V3Product>;

/**
 * Triggered when a product is created. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `WIX_STORES.PRODUCT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onProductCreated } from '@cartwright/stores/products-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onProductCreated, ({ entity }) => console.log(entity._id));
 * ```
 * @see Event type `wix.stores.catalog.v3.product_created`
 */
export const onProductCreated = /* @__PURE__ */ event<ProductCreatedEnvelope>({
  type: 'wix.stores.catalog.v3.product_created',
  kind: 'created',
  entity: productShape,
});

/** Payload of {@link onProductUpdated}. */
export type ProductUpdatedEnvelope = UpdatedEnvelope<V3Product>;

/**
 * Triggered when a product is updated. `modifiedFields` contains the previous values of the changed fields, by path.
 * Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `WIX_STORES.PRODUCT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onProductUpdated } from '@cartwright/stores/products-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onProductUpdated, ({ entity }) => console.log(entity._id));
 * ```
 * @see Event type `wix.stores.catalog.v3.product_updated`
 */
export const onProductUpdated = /* @__PURE__ */ event<ProductUpdatedEnvelope>({
  type: 'wix.stores.catalog.v3.product_updated',
  kind: 'updated',
  entity: productShape,
});

/** Payload of {@link onProductDeleted}. */
export type ProductDeletedEnvelope = CreatedEnvelope<V3Product>;

/**
 * Triggered when a product is deleted. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `WIX_STORES.PRODUCT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onProductDeleted } from '@cartwright/stores/products-v3';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onProductDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.stores.catalog.v3.product_deleted`
 */
export const onProductDeleted = /* @__PURE__ */ event<ProductDeletedEnvelope>({
  type: 'wix.stores.catalog.v3.product_deleted',
  kind: 'deleted',
  entity: productShape,
});
