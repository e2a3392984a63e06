import type { Document } from '../../kernel/state/collection.js';
import { changedFields } from './changed-fields.js';
import type { EventContext, EventDefinition, NewEvent } from './event-definition.js';

/** Options of {@link entityEvents}. */
export interface EntityEventOptions<T extends Document> {
  readonly collection: string;
  /** The entity's full name, `wix.ecom.v1.cart`. */
  readonly fqdn: string;
  /** The entity as the platform sends it. */
  format(document: T, context: EventContext): object;
  /** Whether the document is there for the outside; all are unless given. */
  readonly exists?: (document: T) => boolean;
  /** Fields whose changes trigger no event. */
  readonly ignoredFields?: readonly string[];
  /** Further events: what `action` gives is sent as the event's data. */
  readonly actions?: readonly EntityAction<T>[];
}

/** An event beside created, updated and deleted. */
interface EntityAction<T extends Document> {
  /** The end of the event's type, `approved`. */
  readonly slug: string;
  /** The data of the event when this change is one; `undefined` when it is not. */
  readonly data: (after: T, before: T | undefined, context: EventContext) => object | undefined;
}

/** Fields that say only that there was a change. */
const METADATA_FIELDS = ['updatedDate', 'revision'];

/** Makes the source of an entity's events: created, updated with the former values, deleted, and its actions. */
export function entityEvents<T extends Document>(options: EntityEventOptions<T>): EventDefinition<T> {
  const { collection, fqdn, format: wire, exists = () => true, actions = [], ignoredFields: silent = [] } = options;
  const event = (entityId: string, slug: string, payload: object): NewEvent => ({
    ...{ type: `${fqdn}_${slug}`, entityId, entity: { fqdn, slug }, payload },
  });
  return {
    collection,
    eventsOf(change, context) {
      const before = change.before && exists(change.before) ? change.before : undefined;
      const after = change.after && exists(change.after) ? change.after : undefined;
      if (!after) {
        if (!before) return [];
        return [event(before.id, 'deleted', { deletedEvent: { deletedEntity: wire(before, context) } })];
      }
      const entity = wire(after, context);
      const acted = actions.flatMap(({ slug, data }) => {
        const body = data(after, before, context);
        return body ? [event(after.id, slug, { actionEvent: { body } })] : [];
      });
      if (!before) return [event(after.id, 'created', { createdEvent: { entity } }), ...acted];
      const former = wire(before, context);
      const changed = changedFields(former, entity);
      if (changed.every((name) => [...METADATA_FIELDS, ...silent].includes(name))) return acted;
      const then = new Map<string, unknown>(Object.entries(former));
      const modifiedFields = Object.fromEntries(changed.map((name) => [name, then.get(name) ?? null]));
      return [event(after.id, 'updated', { updatedEvent: { currentEntity: entity, modifiedFields } }), ...acted];
    },
  };
}
