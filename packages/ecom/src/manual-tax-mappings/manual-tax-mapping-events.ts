import type { EventMetadata } from '@cartwright/core';
import type { ManualTaxMapping } from './manual-tax-mapping.js';

/** A tax rate that is set by hand was made. */
export interface ManualTaxMappingCreatedEnvelope {
  /** The tax rate. */
  entity: ManualTaxMapping;
  /** About the event. */
  metadata: EventMetadata;
}

/** A tax rate that is set by hand was changed. */
export interface ManualTaxMappingUpdatedEnvelope {
  /** The tax rate as it is now. */
  entity: ManualTaxMapping;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/** A tax rate that is set by hand was deleted. */
export interface ManualTaxMappingDeletedEnvelope {
  /** The tax rate as it was, where the platform sends it. */
  entity?: ManualTaxMapping;
  /** About the event. */
  metadata: EventMetadata;
}
