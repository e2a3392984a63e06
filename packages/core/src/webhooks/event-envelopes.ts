import type { BaseEventMetadata, EventMetadata } from './event-metadata.js';

/** Payload of an event, as handlers receive it. */
export interface EventEnvelope {
  /** Event metadata, such as the event's ID and time. */
  metadata: EventMetadata;
}

/** Payload of an event of a created entity. */
export interface CreatedEnvelope<Entity> extends EventEnvelope {
  /** Created entity. */
  entity: Entity;
}

/** Payload of an event of an updated entity. */
export interface UpdatedEnvelope<Entity> extends EventEnvelope {
  /** Entity after the update. */
  entity: Entity;
  /** Previous values of the changed fields, by path. */
  modifiedFields: Record<string, unknown>;
}

/** Payload of an event of a deleted entity. */
export interface DeletedEnvelope<Entity> extends EventEnvelope {
  /** Deleted entity. Absent if the platform sends only its ID, which is `metadata.entityId`. */
  entity?: Entity;
}

/** Payload of an event of an action on an entity. */
export interface ActionEnvelope<Data> extends EventEnvelope {
  /** Data of the action. */
  data: Data;
}

/** Payload of an event that belongs to no entity. */
export interface PlainEnvelope<Data> {
  /** Data of the event. */
  data: Data;
  /** Event metadata: type, initiator and site. Without ID and time. */
  metadata: BaseEventMetadata;
}
