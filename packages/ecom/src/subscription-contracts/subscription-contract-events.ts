import type { EventMetadata } from '@cartwright/core';
import type { SubscriptionContract } from './subscription-contract.js';

/** A subscription was made. */
export interface SubscriptionContractCreatedEnvelope {
  /** The subscription. */
  entity: SubscriptionContract;
  /** About the event. */
  metadata: EventMetadata;
}

/** A subscription was changed. */
export interface SubscriptionContractUpdatedEnvelope {
  /** The subscription as it is now. */
  entity: SubscriptionContract;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/** A subscription was deleted. */
export interface SubscriptionContractDeletedEnvelope {
  /** The subscription as it was, where the platform sends it. */
  entity?: SubscriptionContract;
  /** About the event. */
  metadata: EventMetadata;
}
