import { callable } from '../client/callable.js';
import { registered } from '../client/registered.js';
import type { Shape } from '../codec/codec.js';
import type { EventMetadata } from './event-metadata.js';

/** Which way an event carries what it is about. `plain` events have their data and nothing around it. */
export type EventKind = 'created' | 'updated' | 'deleted' | 'action' | 'plain';

/** What every handler is given: at least what the event says about itself. */
export interface EventEnvelope {
  /** About the event. */
  metadata: EventMetadata;
}

/** The kinds that an envelope can be of. */
type KindOf<Envelope> = 'data' extends keyof Envelope
  ? 'action' | 'plain'
  : 'modifiedFields' extends keyof Envelope
    ? 'updated'
    : 'created' | 'deleted';

/** An event as data. */
export interface EventSpec<Envelope extends EventEnvelope> {
  /** Its type on the wire, such as `wix.ecom.v1.cart_created`. */
  readonly type: string;
  /** Which way it carries what it is about. */
  readonly kind: KindOf<Envelope>;
  /** The converted fields of its entity, or of its `data`. */
  readonly entity?: Shape;
}

/**
 * An event that handlers can be registered for: with `on` of `createWebhooks`, or by calling it as part of a client's
 * module that has such webhooks too.
 */
export interface EventDefinition<Envelope extends EventEnvelope = EventEnvelope> {
  /** Registers a handler with the client that the event is bound to; unbound, with the ambient one. */
  (handler: (event: Envelope) => unknown): void;
  /** Its type on the wire. */
  readonly type: string;
  /** Which way it carries what it is about. */
  readonly kind: EventKind;
  /** The converted fields of its entity, or of its `data`. */
  readonly entity?: Shape;
  /** What handlers are given. Only a type: there is no such property. */
  readonly envelope?: Envelope;
}

/**
 * Declares an event of the platform.
 *
 * @template Envelope - What handlers are given.
 * @param spec - Its type, its kind, and the converted fields of its entity.
 * @returns The definition, for `on` of `createWebhooks`; or to be called with a handler as part of a client's module.
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
        void registered<EventSpec<Envelope>>(client, 'events').push([spec, handler]),
      spec,
    ),
  );
  return Object.assign(register, spec);
}
