import type { BaseEventMetadata } from '@cartwright/core';
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
