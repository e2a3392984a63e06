import { event, type EventMetadata } from '@cartwright/core';
import { cartShape, type Cart } from './cart.js';

/** A cart was created. */
export interface CartCreatedEnvelope {
  /** The cart. */
  entity: Cart;
  /** About the event. */
  metadata: EventMetadata;
}

/** A cart was updated. */
export interface CartUpdatedEnvelope {
  /** The cart as it is now. */
  entity: Cart;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/** A cart was deleted. */
export interface CartDeletedEnvelope {
  /** The cart as it was, where the platform sends it. */
  entity?: Cart;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * The cart's events by their types.
 *
 * @see Specification, section 4: events emitted
 */
export interface CartEvents {
  /** A cart was created. */
  'wix.ecom.v1.cart_created': CartCreatedEnvelope;
  /** A cart was updated. */
  'wix.ecom.v1.cart_updated': CartUpdatedEnvelope;
  /** A cart was deleted. */
  'wix.ecom.v1.cart_deleted': CartDeletedEnvelope;
}

/**
 * A cart was created. For `on` of `createWebhooks`. The app needs the permission `ECOM.READ_CARTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCartCreated } from '@cartwright/ecom/current-cart';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCartCreated, ({ entity }) => console.log(entity._createdDate?.getFullYear()));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCartCreated = /* @__PURE__ */ event<CartCreatedEnvelope>({
  type: 'wix.ecom.v1.cart_created',
  kind: 'created',
  entity: cartShape,
});

/**
 * A cart was deleted, or became an order. For `on` of `createWebhooks`. The app needs the permission `ECOM.READ_CARTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCartDeleted } from '@cartwright/ecom/current-cart';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCartDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCartDeleted = /* @__PURE__ */ event<CartDeletedEnvelope>({
  type: 'wix.ecom.v1.cart_deleted',
  kind: 'deleted',
  entity: cartShape,
});

/**
 * A cart was changed. `modifiedFields` has the former values by their paths. For `on` of `createWebhooks`. The app needs the permission `ECOM.READ_CARTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCartUpdated } from '@cartwright/ecom/current-cart';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCartUpdated, ({ entity, modifiedFields }) => console.log(entity._id, Object.keys(modifiedFields)));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onCartUpdated = /* @__PURE__ */ event<CartUpdatedEnvelope>({
  type: 'wix.ecom.v1.cart_updated',
  kind: 'updated',
  entity: cartShape,
});
