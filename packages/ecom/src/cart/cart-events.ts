import type { EventMetadata } from '@cartwright/core';
import type { Cart } from './cart.js';

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
