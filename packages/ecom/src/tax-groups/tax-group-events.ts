import type { EventMetadata } from '@cartwright/core';
import type { TaxGroup } from './tax-group.js';

/** A tax group was made. */
export interface TaxGroupCreatedEnvelope {
  /** The tax group. */
  entity: TaxGroup;
  /** About the event. */
  metadata: EventMetadata;
}

/** A tax group was changed. */
export interface TaxGroupUpdatedEnvelope {
  /** The tax group as it is now. */
  entity: TaxGroup;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/** A tax group was deleted. */
export interface TaxGroupDeletedEnvelope {
  /** The tax group as it was, where the platform sends it. */
  entity?: TaxGroup;
  /** About the event. */
  metadata: EventMetadata;
}
