import type { EventMetadata } from '@cartwright/core';
import type { Checkout } from './checkout.js';

/** A checkout was created. */
export interface CheckoutCreatedEnvelope {
  /** The checkout. */
  entity: Checkout;
  /** About the event. */
  metadata: EventMetadata;
}

/** A checkout was updated. */
export interface CheckoutUpdatedEnvelope {
  /** The checkout as it is now. */
  entity: Checkout;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/** A checkout was deleted. */
export interface CheckoutDeletedEnvelope {
  /** The checkout as it was, where the platform sends it. */
  entity?: Checkout;
  /** About the event. */
  metadata: EventMetadata;
}

/** A checkout that was completed. */
export interface CheckoutMarkedAsCompleted {
  /** The checkout. */
  checkout?: Checkout;
}

/** A checkout was completed. */
export interface CheckoutCompletedEnvelope {
  /** What was completed. */
  data: CheckoutMarkedAsCompleted;
  /** About the event. */
  metadata: EventMetadata;
}
