import type { EventMetadata } from '@cartwright/core';
import type { ShippingOption } from './shipping-option.js';

/** Payload of the event that is triggered when a shipping option is created. */
export interface ShippingOptionCreatedEnvelope {
  /** The created entity. */
  entity: ShippingOption;
  /** Id, time and type of the event, and who caused it. */
  metadata: EventMetadata;
}

/** Payload of the event that is triggered when a shipping option is updated. */
export interface ShippingOptionUpdatedEnvelope {
  /** The entity after the update. */
  entity: ShippingOption;
  /** Id, time and type of the event, and who caused it. */
  metadata: EventMetadata;
  /** Previous values of the fields that changed, by path. */
  modifiedFields: Record<string, unknown>;
}

/** Payload of the event that is triggered when a shipping option is deleted. */
export interface ShippingOptionDeletedEnvelope {
  /** The deleted entity. Absent where the platform sends only its id, which is `metadata.entityId`. */
  entity?: ShippingOption;
  /** Id, time and type of the event, and who caused it. */
  metadata: EventMetadata;
}
