import type { EventMetadata } from '@cartwright/core';
import type { ShippoConfiguration } from './shippo-configuration.js';

/** Payload of the event that is triggered when a configuration of the shipping-label provider is created. */
export interface ShippoConfigurationCreatedEnvelope {
  /** The created entity. */
  entity: ShippoConfiguration;
  /** Id, time and type of the event, and who caused it. */
  metadata: EventMetadata;
}

/** Payload of the event that is triggered when a configuration of the shipping-label provider is updated. */
export interface ShippoConfigurationUpdatedEnvelope {
  /** The entity after the update. */
  entity: ShippoConfiguration;
  /** Id, time and type of the event, and who caused it. */
  metadata: EventMetadata;
  /** Previous values of the fields that changed, by path. */
  modifiedFields: Record<string, unknown>;
}

/** Payload of the event that is triggered when a configuration of the shipping-label provider is deleted. */
export interface ShippoConfigurationDeletedEnvelope {
  /** The deleted entity. Absent where the platform sends only its id, which is `metadata.entityId`. */
  entity?: ShippoConfiguration;
  /** Id, time and type of the event, and who caused it. */
  metadata: EventMetadata;
}
