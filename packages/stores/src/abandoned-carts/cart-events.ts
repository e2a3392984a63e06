import { date, event, float, type BaseEventMetadata } from '@cartwright/core';
import type { BuyerInfo } from './abandoned-cart.js';

/** What a cart would have cost. */
export interface Totals {
  /** Its lines, without shipping and tax. */
  subtotal?: number | null;
  /** All of it. */
  total?: number | null;
  /** All of it, with the sign of its currency. */
  formattedTotal?: string;
}

/** A cart was left. */
export interface CartAbandonedEvent {
  /** The cart's id. */
  cartId?: string;
  /** When it was made. */
  creationTime?: Date | null;
  /** When it was left. */
  abandonTime?: Date | null;
  /** Who left it. */
  buyerInfo?: BuyerInfo;
  /** How many things are in it. */
  itemsCount?: number;
  /** The id of its coupon. */
  couponId?: string;
  /** What it would have cost. */
  totals?: Totals;
  /** Where it can be bought after all. */
  checkoutUrl?: string;
}

/** A cart that was left was bought. */
export interface CartRecoveredEvent {
  /** The cart's id. */
  cartId?: string;
  /** When it was bought. */
  recoveredTime?: Date | null;
  /** When it was made. */
  creationTime?: Date | null;
  /** When it was left. */
  abandonedTime?: Date | null;
}

/** A cart was left. */
export interface AbandonedCartCartAbandonedEnvelope {
  /** What happened. */
  data: CartAbandonedEvent;
  /** About the event. */
  metadata: BaseEventMetadata;
}

/** A cart that was left was bought. */
export interface AbandonedCartCartRecoveredEnvelope {
  /** What happened. */
  data: CartRecoveredEvent;
  /** About the event. */
  metadata: BaseEventMetadata;
}

/**
 * A cart was left. For `on` of `createWebhooks`. The app needs the permission `WIX_STORES.READ_ABANDONED_CARTS`.
 *
 * @deprecated By the platform: abandoned checkouts replace abandoned carts.
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCartCartAbandonedEvent } from '@cartwright/stores/abandoned-carts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCartCartAbandonedEvent, ({ data }) => console.log(data.cartId, data.abandonTime));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onAbandonedCartCartAbandonedEvent = /* @__PURE__ */ event<AbandonedCartCartAbandonedEnvelope>({
  type: 'com.wix.ecommerce.cart.abandonment.api.v1.CartAbandonedEvent',
  kind: 'plain',
  entity: { creationTime: date, abandonTime: date, totals: { subtotal: float, total: float } },
});

/**
 * A cart that was left was bought after all. For `on` of `createWebhooks`. The app needs the permission `WIX_STORES.READ_ABANDONED_CARTS`.
 *
 * @deprecated By the platform: abandoned checkouts replace abandoned carts.
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onAbandonedCartCartRecoveredEvent } from '@cartwright/stores/abandoned-carts';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onAbandonedCartCartRecoveredEvent, ({ data }) => console.log(data.cartId, data.recoveredTime));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onAbandonedCartCartRecoveredEvent = /* @__PURE__ */ event<AbandonedCartCartRecoveredEnvelope>({
  type: 'com.wix.ecommerce.cart.abandonment.api.v1.CartRecoveredEvent',
  kind: 'plain',
  entity: { recoveredTime: date, creationTime: date, abandonedTime: date },
});
