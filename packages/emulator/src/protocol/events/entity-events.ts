import type { Document } from '../../kernel/state/collection.js';
import { changedFields } from './changed-fields.js';
import type { EventContext, EventDefinition, NewEvent } from './event-definition.js';

/** Options of {@link entityEvents}. */
export interface EntityEventOptions<T extends Document> {
  readonly collection: string;
  /** Fully qualified name of the entity, such as `wix.ecom.v1.cart`. */
  readonly fqdn: string;
  /** Formats the entity as the platform sends it. */
  format(document: T, context: EventContext): object;
  /** Whether a document is visible to API callers. Defaults to all documents. */
  readonly exists?: (document: T) => boolean;
  /** Fields whose changes trigger no event. */
  readonly ignoredFields?: readonly string[];
  /** Additional events besides created, updated and deleted. */
  readonly actions?: readonly EntityAction<T>[];
}

/** Event other than created, updated and deleted. */
interface EntityAction<T extends Document> {
  /** Last part of the event type, such as `approved`. */
  readonly slug: string;
  /** Returns the data of the event. `undefined` if the change does not trigger it. */
  readonly data: (after: T, before: T | undefined, context: ActionContext) => object | undefined;
}

/** Context of an action, with the changed entity as the platform sends it. */
interface ActionContext extends EventContext {
  readonly entity: object;
}

/** Fields that every change updates. */
const METADATA_FIELDS = ['updatedDate', 'revision'];

/**
 * Creates the event source of an entity: created, updated (with the previous values), deleted, and the additional
 * events.
 */
export function entityEvents<T extends Document>(options: EntityEventOptions<T>): EventDefinition<T> {
  const { collection, fqdn, format: wire, exists = () => true, actions = [], ignoredFields: silent = [] } = options;
  const event = (entityId: string, slug: string, payload: object): NewEvent => ({
    type: `${fqdn}_${slug}`,
    entityId,
    entity: { fqdn, slug },
    payload,
  });
  return {
    collection,
    getEvents(change, context) {
      const before = change.before && exists(change.before) ? change.before : undefined;
      const after = change.after && exists(change.after) ? change.after : undefined;
      if (!after) {
        if (!before) return [];
        return [event(before.id, 'deleted', { deletedEvent: { deletedEntity: wire(before, context) } })];
      }
      const entity = wire(after, context);
      const acted = actions.flatMap(({ slug, data }) => {
        const body = data(after, before, { ...context, entity });
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
