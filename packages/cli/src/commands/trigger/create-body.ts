import { randomUUID } from 'node:crypto';
import type { EventTrigger, PluginTrigger } from './triggers.js';

/** Event that the emulator recorded. */
export interface RecordedEvent {
  readonly type: string;
  readonly time: string;
  readonly identity?: object;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Site and content of a triggered event or call. */
interface Content {
  /** Site ID: the instance ID of the app. */
  readonly siteId: string;
  /** Entity, data or request in the platform's format. */
  readonly data: Readonly<Record<string, unknown>>;
}

const createEnvelope = (type: string, siteId: string, payload: object, identity?: object): string =>
  JSON.stringify({
    data: JSON.stringify(payload),
    instanceId: siteId,
    eventType: type,
    ...(identity && { identity: JSON.stringify(identity) }),
  });

/** Repeats a recorded event, with a new event ID and the current time. Returns the content of the signed body. */
export function repeatEvent({ identity, payload, type }: RecordedEvent, siteId: string): string {
  const isDomainEvent = 'entityFqdn' in payload;
  const renewed = isDomainEvent ? { ...payload, id: randomUUID(), eventTime: new Date().toISOString() } : payload;
  return createEnvelope(type, siteId, renewed, identity);
}

function toChange({ kind }: EventTrigger['definition'], data: object): object {
  switch (kind) {
    case 'created':
      return { createdEvent: { entity: data } };
    case 'updated':
      return { updatedEvent: { currentEntity: data } };
    case 'deleted':
      return { deletedEvent: { deletedEntity: data } };
    default:
      return { actionEvent: { body: data } };
  }
}

/** Creates an event with the given entity or data. Returns the content of the signed body. */
export function createEvent({ definition, name }: EventTrigger, { data, siteId }: Content): string {
  if (definition.kind === 'plain') return createEnvelope(name, siteId, data);
  const [, entityFqdn = name, slug = ''] = /^(.*)_([^_]*)$/.exec(name) ?? [];
  const entityId = typeof data['id'] === 'string' ? data['id'] : randomUUID();
  return createEnvelope(name, siteId, {
    id: randomUUID(),
    entityFqdn,
    slug,
    entityId,
    eventTime: new Date().toISOString(),
    triggeredByAnonymizeRequest: false,
    entityEventSequence: '1',
    ...toChange(definition, data),
  });
}

/** Creates the call of a plugin method by a visitor. Returns the content of the signed body. */
export const createCall = ({ componentType }: PluginTrigger, { data, siteId }: Content): object => ({
  request: data,
  metadata: {
    requestId: randomUUID(),
    instanceId: siteId,
    appExtensionType: componentType,
    identity: { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: randomUUID() },
    currency: 'USD',
    languages: ['en'],
  },
});
