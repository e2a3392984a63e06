import { callable } from '../client/callable.js';
import { registrations } from '../client/registrations.js';
import type { Shape } from '../codec/codec.js';
import type { EventEnvelope } from './event-envelopes.js';

/**
 * Format of an event's payload. `created`, `updated` and `deleted` events carry an entity, `action` events carry data;
 * `plain` events are their data alone, without metadata around it.
 */
export type EventKind = 'created' | 'updated' | 'deleted' | 'action' | 'plain';

/** Kinds of events that have a given envelope. */
type EnvelopeKind<Envelope> = 'data' extends keyof Envelope
  ? 'action' | 'plain'
  : 'modifiedFields' extends keyof Envelope
    ? 'updated'
    : 'created' | 'deleted';

/** Declaration of an event. */
export interface EventSpec<Envelope extends EventEnvelope> {
  /** Event type, such as `wix.ecom.v1.cart_created`. */
  readonly type: string;
  /** Format of the payload. */
  readonly kind: EnvelopeKind<Envelope>;
  /** Converted fields of the entity, or of `data`. */
  readonly entity?: Shape;
}

/**
 * An event of the platform. Register handlers with `on` of `createWebhooks`; or call it as part of a client's module,
 * if the client has webhooks as a module.
 */
export interface EventDefinition<Envelope extends EventEnvelope = EventEnvelope> {
  /** Registers a handler with the client that the event is bound to, or with the ambient client. */
  (handler: (event: Envelope) => unknown): void;
  /** Event type, such as `wix.ecom.v1.cart_created`. */
  readonly type: string;
  /** Format of the payload. */
  readonly kind: EventKind;
  /** Converted fields of the entity, or of `data`. */
  readonly entity?: Shape;
  /** Carries the type of the handler's argument. Never present at run time. */
  readonly envelope?: Envelope;
}

/**
 * Declares an event of the platform.
 *
 * @template Envelope - Argument of the event's handlers.
 * @param spec - Type, kind, and converted fields of the entity.
 * @returns The event. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's module.
 * @example
 * ```ts
 * import { date, event, type EventMetadata } from '@cartwright/core';
 *
 * interface NoteCreated { entity: { _id?: string; _createdDate?: Date | null }; metadata: EventMetadata }
 * export const onNoteCreated = event<NoteCreated>({
 *   type: 'example.notes.v1.note_created',
 *   kind: 'created',
 *   entity: { _createdDate: date },
 * });
 * ```
 */
export function event<Envelope extends EventEnvelope>(spec: EventSpec<Envelope>): EventDefinition<Envelope> {
  const register = callable((client) =>
    Object.assign(
      (handler: (event: Envelope) => unknown) =>
        void registrations<EventSpec<Envelope>>(client, 'events').push([spec, handler]),
      spec,
    ),
  );
  return Object.assign(register, spec);
}
