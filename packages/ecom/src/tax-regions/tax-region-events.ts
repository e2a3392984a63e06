import type { EventMetadata } from '@cartwright/core';
import type { TaxRegion } from './tax-region.js';

/** A tax region was made. */
export interface TaxRegionCreatedEnvelope {
  /** The tax region. */
  entity: TaxRegion;
  /** About the event. */
  metadata: EventMetadata;
}

/** A tax region was changed. */
export interface TaxRegionUpdatedEnvelope {
  /** The tax region as it is now. */
  entity: TaxRegion;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/** A tax region was deleted. */
export interface TaxRegionDeletedEnvelope {
  /** The tax region as it was, where the platform sends it. */
  entity?: TaxRegion;
  /** About the event. */
  metadata: EventMetadata;
}
