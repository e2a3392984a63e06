import type { Document } from '../../kernel/state/collection.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type EntityEventOptions, entityEvents } from './entity-events.js';
import type { EventDefinition } from './event-definition.js';

/** Options of {@link listedEntityEvents}. */
interface ListedEntityOptions<D extends Document, T extends Document> extends EntityEventOptions<T> {
  /** Document before the store changes its settings. */
  initial(tenant: Tenant): D;
  /** Entities of the document. */
  entities(document: D): readonly T[];
}

/** Creates the event source of entities that one document of settings lists: created, updated and deleted. */
export function listedEntityEvents<D extends Document, T extends Document>({
  entities,
  initial,
  ...options
}: ListedEntityOptions<D, T>): EventDefinition<D> {
  const source = entityEvents(options);
  return {
    collection: options.collection,
    getEvents(change, context) {
      const listed = (document: D | undefined) =>
        new Map(entities(document ?? initial(context.tenant)).map((entity) => [entity.id, entity]));
      const before = listed(change.before);
      const after = listed(change.after);
      return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
        const [former, current] = [before.get(id), after.get(id)];
        if (former === current) return [];
        if (current) return source.getEvents({ before: former, after: current } as never, context);
        return former ? source.getEvents({ before: former, after: undefined }, context) : [];
      });
    },
  };
}
