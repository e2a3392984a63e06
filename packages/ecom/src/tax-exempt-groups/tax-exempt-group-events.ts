import type { EventMetadata } from '@cartwright/core';
import type { Tags } from '../commerce/fields/tags.js';
import type { TaxExemptGroup } from './tax-exempt-group.js';

/** A group of which the tags changed. */
export interface TagsModified {
  /** The group as it is now. */
  taxExemptGroup?: TaxExemptGroup;
  /** The tags that it got. */
  assignedTags?: Tags;
  /** The tags that it lost. */
  unassignedTags?: Tags;
}

/** A group of buyers who are exempt from tax was made. */
export interface TaxExemptGroupCreatedEnvelope {
  /** The group. */
  entity: TaxExemptGroup;
  /** About the event. */
  metadata: EventMetadata;
}

/** A group of buyers who are exempt from tax was changed. */
export interface TaxExemptGroupUpdatedEnvelope {
  /** The group as it is now. */
  entity: TaxExemptGroup;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/** A group of buyers who are exempt from tax was deleted. */
export interface TaxExemptGroupDeletedEnvelope {
  /** The group as it was, where the platform sends it. */
  entity?: TaxExemptGroup;
  /** About the event. */
  metadata: EventMetadata;
}

/** The tags of a group of buyers who are exempt from tax changed. */
export interface TaxExemptGroupTagsModifiedEnvelope {
  /** What happened. */
  data: TagsModified;
  /** About the event. */
  metadata: EventMetadata;
}
