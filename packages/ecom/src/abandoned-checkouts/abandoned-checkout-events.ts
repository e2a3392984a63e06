import type { EventMetadata } from '@cartwright/core';
import type { AbandonedCheckout } from './abandoned-checkout.js';

/** A checkout that the buyer came back to. */
export interface AbandonedCheckoutRecovered {
  /** The checkout. */
  abandonedCheckout?: AbandonedCheckout;
}

/** An abandoned checkout was made. */
export interface AbandonedCheckoutCreatedEnvelope {
  /** The checkout. */
  entity: AbandonedCheckout;
  /** About the event. */
  metadata: EventMetadata;
}

/** An abandoned checkout was changed. */
export interface AbandonedCheckoutUpdatedEnvelope {
  /** The checkout as it is now. */
  entity: AbandonedCheckout;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/** An abandoned checkout was deleted. */
export interface AbandonedCheckoutDeletedEnvelope {
  /** The checkout as it was, where the platform sends it. */
  entity?: AbandonedCheckout;
  /** About the event. */
  metadata: EventMetadata;
}

/** The buyer came back to an abandoned checkout. */
export interface AbandonedCheckoutRecoveredEnvelope {
  /** What happened. */
  data: AbandonedCheckoutRecovered;
  /** About the event. */
  metadata: EventMetadata;
}
