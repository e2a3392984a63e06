import {
  event,
  type ActionEnvelope,
  type CreatedEnvelope,
  type DeletedEnvelope,
  type UpdatedEnvelope,
} from '@cartwright/core';
import { cartShape, type Cart } from './entity/cart.js';
import { cartSummaryShape, type CartSummary } from './summary/cart-summary.js';

/** Payload of the event that is triggered when a cart is calculated. */
export type CartCalculatedEnvelope = ActionEnvelope<CartSummary>;

/** Payload of the event that is triggered when a cart is created. */
export type CartCreatedEnvelope = CreatedEnvelope<Cart>;

/** Payload of the event that is triggered when a cart is updated. */
export type CartUpdatedEnvelope = UpdatedEnvelope<Cart>;

/** Payload of the event that is triggered when a cart is deleted. */
export type CartDeletedEnvelope = DeletedEnvelope<Cart>;

/** Cart events by event type. */
export interface CartEvents {
  /** Triggered when a cart is calculated. */
  'wix.ecom.v2.cart_calculated': CartCalculatedEnvelope;
  /** Triggered when a cart is created. */
  'wix.ecom.v2.cart_created': CartCreatedEnvelope;
  /** Triggered when a cart is updated. */
  'wix.ecom.v2.cart_updated': CartUpdatedEnvelope;
  /** Triggered when a cart is deleted. */
  'wix.ecom.v2.cart_deleted': CartDeletedEnvelope;
}

/**
 * Triggered when the totals of a cart are calculated. Pass it to `on` of `createWebhooks`. Requires the permission
 * `ECOM.READ_CARTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCartCalculated } from '@cartwright/ecom/cart-v2';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCartCalculated, ({ data }) => console.log(data.cartId, data.priceSummary?.total?.amount));
 * ```
 */
export const onCartCalculated = /* @__PURE__ */ event<CartCalculatedEnvelope>({
  type: 'wix.ecom.v2.cart_calculated',
  kind: 'action',
  entity: cartSummaryShape,
});

/**
 * Triggered when a cart is created. Pass it to `on` of `createWebhooks`. Requires the permission `ECOM.READ_CARTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCartCreated } from '@cartwright/ecom/cart-v2';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCartCreated, ({ entity }) => console.log(entity._createdDate?.getFullYear()));
 * ```
 */
export const onCartCreated = /* @__PURE__ */ event<CartCreatedEnvelope>({
  type: 'wix.ecom.v2.cart_created',
  kind: 'created',
  entity: cartShape,
});

/**
 * Triggered when a cart is deleted. Pass it to `on` of `createWebhooks`. Requires the permission
 * `ECOM.READ_CARTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCartDeleted } from '@cartwright/ecom/cart-v2';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCartDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onCartDeleted = /* @__PURE__ */ event<CartDeletedEnvelope>({
  type: 'wix.ecom.v2.cart_deleted',
  kind: 'deleted',
  entity: cartShape,
});

/**
 * Triggered when a cart is updated. `modifiedFields` has the previous values of the changed fields, by path. Pass it to
 * `on` of `createWebhooks`. Requires the permission `ECOM.READ_CARTS`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCartUpdated } from '@cartwright/ecom/cart-v2';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCartUpdated, ({ entity, modifiedFields }) => console.log(entity._id, Object.keys(modifiedFields)));
 * ```
 */
export const onCartUpdated = /* @__PURE__ */ event<CartUpdatedEnvelope>({
  type: 'wix.ecom.v2.cart_updated',
  kind: 'updated',
  entity: cartShape,
});
