import type { EventMetadata } from '@cartwright/core';
import type { OrderWithFulfillments } from './fulfillment.js';

/** The fulfillments of an order changed. */
export interface FulfillmentsUpdatedEnvelope {
  /** The fulfillments as it is now. */
  entity: OrderWithFulfillments;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}
