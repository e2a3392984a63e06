import { event, type CreatedEnvelope, type DeletedEnvelope, type UpdatedEnvelope } from '@cartwright/core';
import { cartShape, type Cart } from './cart.js';

/** Payload of {@link onCartCreated}. */
export type CartCreatedEnvelope = CreatedEnvelope<Cart>;

/** Payload of {@link onCartUpdated}. */
export type CartUpdatedEnvelope = UpdatedEnvelope<Cart>;

/** Payload of {@link onCartDeleted}. */
export type CartDeletedEnvelope = DeletedEnvelope<Cart>;

/** Cart events by event type. */
export interface CartEvents {
  /** Triggered when a cart is created. */
  'wix.ecom.v1.cart_created': CartCreatedEnvelope;
  /** Triggered when a cart is updated. */
  'wix.ecom.v1.cart_updated': CartUpdatedEnvelope;
  /** Triggered when a cart is deleted. */
  'wix.ecom.v1.cart_deleted': CartDeletedEnvelope;
}

/**
 * Triggered when a cart is created. `entity` is the created cart. Pass it to `on` of `createWebhooks`. Requires the
 * permission `ECOM.READ_CARTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCartCreated } from '@cartwright/ecom/current-cart';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCartCreated, ({ entity }) => console.log(entity._createdDate?.getFullYear()));
 * ```
 * @see Event type `wix.ecom.v1.cart_created`
 */
export const onCartCreated = /* @__PURE__ */ event<CartCreatedEnvelope>({
  type: 'wix.ecom.v1.cart_created',
  kind: 'created',
  entity: cartShape,
});

/**
 * Triggered when a cart is deleted or becomes an order. `metadata.entityId` is the ID of the deleted cart; `entity` is
 * absent if the platform sends only the ID. Pass it to `on` of `createWebhooks`. Requires the permission
 * `ECOM.READ_CARTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCartDeleted } from '@cartwright/ecom/current-cart';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCartDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.ecom.v1.cart_deleted`
 */
export const onCartDeleted = /* @__PURE__ */ event<CartDeletedEnvelope>({
  type: 'wix.ecom.v1.cart_deleted',
  kind: 'deleted',
  entity: cartShape,
});

/**
 * Triggered when a cart is updated. `entity` is the updated cart. `modifiedFields` contains the previous values of the
 * changed fields, by path. Pass it to `on` of `createWebhooks`. Requires the permission `ECOM.READ_CARTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCartUpdated } from '@cartwright/ecom/current-cart';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCartUpdated, ({ entity, modifiedFields }) => console.log(entity._id, Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.ecom.v1.cart_updated`
 */
export const onCartUpdated = /* @__PURE__ */ event<CartUpdatedEnvelope>({
  type: 'wix.ecom.v1.cart_updated',
  kind: 'updated',
  entity: cartShape,
});
