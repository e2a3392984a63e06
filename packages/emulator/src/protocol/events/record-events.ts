import { newId } from '../../kernel/state/ids.js';
import type { Document } from '../../kernel/state/collection.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import type { Caller } from '../auth/caller.js';
import { type EventIdentity, type StoredEvent, events } from './event.js';
import type { EventCause, EventDefinition, NewEvent } from './event-definition.js';

/** Maximum number of stored events per tenant. Older events are deleted. */
const MAX_EVENTS = 1000;

const sequences = (tenant: TenantState) => tenant.collection<{ id: string; last: number }>('event-sequences');

/**
 * Records the changes of the current unit of work as events. The events belong to the same unit of work, so reverted
 * changes leave none.
 *
 * Called once at the end of each unit of work. It converts the changes of each collection with its `EventDefinition`
 * (see `entityEvents`), which must be listed in `event-definitions.ts`.
 *
 * @returns The recorded events.
 */
export function recordEvents(
  tenant: TenantState,
  sources: readonly EventDefinition<Document>[],
  cause: EventCause,
): StoredEvent[] {
  const context = { ...cause, tenant };
  const newEvents = sources.flatMap((source) =>
    tenant.getChanges(source.collection).flatMap((change) => source.getEvents(change, context)),
  );
  if (newEvents.length === 0) return [];
  const identity = toIdentity(cause.caller);
  const time = tenant.clock.now().toISOString();
  const last = sequences(tenant).get('events')?.last ?? 0;
  const recorded = newEvents.map((event, index): StoredEvent => {
    const id = newId();
    return {
      id,
      type: event.type,
      entityId: event.entityId,
      time,
      ...(identity && { identity }),
      payload: createPayload(event, id, time, last + index + 1),
    };
  });
  sequences(tenant).put({ id: 'events', last: last + newEvents.length });
  for (const event of recorded.slice(-MAX_EVENTS)) events(tenant).put(event);
  deleteOldEvents(tenant);
  return recorded;
}

/** Payload with the metadata of entity events. */
const createPayload = (
  { entity, entityId, payload }: NewEvent,
  id: string,
  eventTime: string,
  sequence: number,
): object =>
  entity
    ? {
        id,
        entityFqdn: entity.fqdn,
        slug: entity.slug,
        entityId,
        eventTime,
        triggeredByAnonymizeRequest: false,
        entityEventSequence: String(sequence),
        ...payload,
      }
    : payload;

function toIdentity({ kind, id, memberId }: Caller): EventIdentity | undefined {
  if (kind === 'visitor') return { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: id };
  if (kind === 'member') return { identityType: 'MEMBER', memberId: memberId ?? id };
  if (kind === 'apiKey') return id === 'merchant' ? { identityType: 'WIX_USER' } : { identityType: 'APP', appId: id };
  return undefined;
}

function deleteOldEvents(tenant: TenantState): void {
  let surplus = events(tenant).size - MAX_EVENTS;
  for (const { id } of events(tenant).values()) {
    if (surplus-- <= 0) break;
    events(tenant).delete(id);
  }
}
