import { date, event, float, type PlainEnvelope } from '@cartwright/core';
import type { BuyerInfo } from './abandoned-cart.js';

/** Totals of an abandoned cart. */
export interface Totals {
  /** Price of the line items, before shipping and tax. */
  subtotal?: number | null;
  /** Total price, in the currency of the cart. */
  total?: number | null;
  /** Total price, formatted with the currency symbol. */
  formattedTotal?: string;
}

/** `data` of `onAbandonedCartCartAbandonedEvent`. */
export interface CartAbandonedEvent {
  /** Cart ID. */
  cartId?: string;
  /** Time at which the cart was created. */
  creationTime?: Date | null;
  /** Time at which the cart was abandoned. */
  abandonTime?: Date | null;
  /** Buyer who abandoned the cart. */
  buyerInfo?: BuyerInfo;
  /** Number of items in the cart. */
  itemsCount?: number;
  /** ID of the coupon applied to the cart. */
  couponId?: string;
  /** Totals of the cart. */
  totals?: Totals;
  /** URL of the checkout page of this cart, for a recovery link. */
  checkoutUrl?: string;
}

/** `data` of `onAbandonedCartCartRecoveredEvent`. */
export interface CartRecoveredEvent {
  /** Cart ID. */
  cartId?: string;
  /** Time at which the order was placed. */
  recoveredTime?: Date | null;
  /** Time at which the cart was created. */
  creationTime?: Date | null;
  /** Time at which the cart was abandoned. */
  abandonedTime?: Date | null;
}

/** Payload of {@link onAbandonedCartCartAbandonedEvent}. */
export type AbandonedCartCartAbandonedEnvelope = PlainEnvelope<CartAbandonedEvent>;

/** Payload of {@link onAbandonedCartCartRecoveredEvent}. */
export type AbandonedCartCartRecoveredEnvelope = PlainEnvelope<CartRecoveredEvent>;

/**
 * Triggered when a cart is abandoned. `data` contains `cartId`, `creationTime`, `abandonTime`, `buyerInfo` and other
 * fields. Pass it to `on` of `createWebhooks`. Requires the permission `WIX_STORES.READ_ABANDONED_CARTS`.
 *
 * @deprecated The platform replaced abandoned carts with abandoned checkouts.
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCartCartAbandonedEvent } from '@cartwright/stores/abandoned-carts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCartCartAbandonedEvent, ({ data }) => console.log(data.cartId, data.abandonTime));
 * ```
 * @see Event type `com.wix.ecommerce.cart.abandonment.api.v1.CartAbandonedEvent`
 */
export const onAbandonedCartCartAbandonedEvent = /* @__PURE__ */ event<AbandonedCartCartAbandonedEnvelope>({
  type: 'com.wix.ecommerce.cart.abandonment.api.v1.CartAbandonedEvent',
  kind: 'plain',
  entity: { creationTime: date, abandonTime: date, totals: { subtotal: float, total: float } },
});

/**
 * Triggered when an abandoned cart is recovered: the buyer places an order. `data` contains `cartId`, `recoveredTime`,
 * `creationTime` and `abandonedTime`. Pass it to `on` of `createWebhooks`. Requires the permission
 * `WIX_STORES.READ_ABANDONED_CARTS`.
 *
 * @deprecated The platform replaced abandoned carts with abandoned checkouts.
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCartCartRecoveredEvent } from '@cartwright/stores/abandoned-carts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCartCartRecoveredEvent, ({ data }) => console.log(data.cartId, data.recoveredTime));
 * ```
 * @see Event type `com.wix.ecommerce.cart.abandonment.api.v1.CartRecoveredEvent`
 */
export const onAbandonedCartCartRecoveredEvent = /* @__PURE__ */ event<AbandonedCartCartRecoveredEnvelope>({
  type: 'com.wix.ecommerce.cart.abandonment.api.v1.CartRecoveredEvent',
  kind: 'plain',
  entity: { recoveredTime: date, creationTime: date, abandonedTime: date },
});
