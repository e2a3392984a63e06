import type { EventMetadata } from '@cartwright/core';
import type { Tags } from '../commerce/fields/tags.js';
import type { ContactTaxDetails } from './contact-tax-details.js';

/** Payload of the event that is triggered when the tax details of a contact are created. */
export interface ContactTaxDetailsCreatedEnvelope {
  /** The created entity. */
  entity: ContactTaxDetails;
  /** Id, time and type of the event, and who caused it. */
  metadata: EventMetadata;
}

/** Payload of the event that is triggered when the tax details of a contact are updated. */
export interface ContactTaxDetailsUpdatedEnvelope {
  /** The entity after the update. */
  entity: ContactTaxDetails;
  /** Id, time and type of the event, and who caused it. */
  metadata: EventMetadata;
  /** Previous values of the fields that changed, by path. */
  modifiedFields: Record<string, unknown>;
}

/** Payload of the event that is triggered when the tax details of a contact are deleted. */
export interface ContactTaxDetailsDeletedEnvelope {
  /** The deleted entity. Absent where the platform sends only its id, which is `metadata.entityId`. */
  entity?: ContactTaxDetails;
  /** Id, time and type of the event, and who caused it. */
  metadata: EventMetadata;
}

/** Tags that were assigned to the tax details of a contact, and taken from them. */
export interface TagsModified {
  /** The tax details after the change. */
  contactTaxDetails?: ContactTaxDetails;
  /** Tags that were assigned. */
  assignedTags?: Tags;
  /** Tags that were unassigned. */
  unassignedTags?: Tags;
}

/** Payload of the event that is triggered when tags of the tax details of a contact are modified. */
export interface ContactTaxDetailsTagsModifiedEnvelope {
  /** The tax details, and the tags that changed. */
  data: TagsModified;
  /** Id, time and type of the event, and who caused it. */
  metadata: EventMetadata;
}
