import { generateKeyPairSync } from 'node:crypto';
import { exportSPKI, SignJWT } from 'jose';
import { expect } from 'vitest';
import { date } from '../codec/date.js';
import { image } from '../codec/image.js';
import type { EventMetadata } from '../webhooks/event-metadata.js';
import { event } from '../webhooks/event.js';
import { createWebhooks, type WebhookOptions } from '../webhooks/index.js';

/** Entity of a fictitious service. */
export interface Note {
  _id?: string;
  _createdDate?: Date | null;
  text?: string;
  lines?: { picture?: string; due?: Date | null }[];
}

const entity = { _createdDate: date, lines: { picture: image, due: date } };
export const type = 'example.notes.v1.note_created';
export const onNoteCreated = event<{ entity: Note; metadata: EventMetadata }>({ type, kind: 'created', entity });
export const onNoteUpdated = event<{ entity: Note; metadata: EventMetadata; modifiedFields: Record<string, unknown> }>({
  type: 'example.notes.v1.note_updated',
  kind: 'updated',
  entity,
});
export const onNoteDeleted = event<{ entity?: Note; metadata: EventMetadata }>({
  type: 'example.notes.v1.note_deleted',
  kind: 'deleted',
  entity,
});
export const onNotePinned = event<{ data: { note?: Note }; metadata: EventMetadata }>({
  type: 'example.notes.v1.note_pinned',
  kind: 'action',
  entity: { note: entity },
});
export const onNotesChanged = event<{ data: { noteId?: string }; metadata: EventMetadata }>({
  type: 'com.example.notes.v1.NotesChanged',
  kind: 'plain',
});

export const NOW = Date.parse('2026-03-01T12:00:00.000Z');
export const seconds = NOW / 1000;
export const now = () => NOW;
export const created = new Date('2024-01-02T03:04:05.678Z');
export const note: Note = { _id: 'note-1', _createdDate: created, text: 'Hello' };

// Not one of those that tests take turns with: it differs from all of them.
export const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const publicKey = await exportSPKI(keys.publicKey);

/** Claims of an event, in the platform's format. */
export const wire = (payload: object, eventType = type, more: object = {}) =>
  JSON.stringify({ instanceId: 'instance-1', eventType, data: JSON.stringify(payload), ...more });

/** Payload of a created note. */
export const noteWire = (id = 'event-1') => ({
  id,
  entityFqdn: 'example.notes.v1.note',
  slug: 'created',
  eventTime: '2024-01-02T03:04:05.678Z',
  createdEvent: { entity: { id: 'note-1', createdDate: '2024-01-02T03:04:05.678Z' } },
});

/** Signs an event like the platform. */
export const sign = (data: unknown = wire(noteWire()), claims: object = {}, header: object = {}) =>
  new SignJWT({ data, ...claims }).setProtectedHeader({ alg: 'RS256', ...header }).sign(keys.privateKey);

/** Sets up webhooks for notes that record handled events. */
export function receiver(options: Partial<WebhookOptions> = {}) {
  const handled: unknown[] = [];
  const webhooks = createWebhooks({ publicKey, now, ...options });
  webhooks.on(onNoteCreated, (received) => handled.push(received));
  return { webhooks, handled };
}

/** Matches the error of a rejected token. */
export const refused = (reason: string): object =>
  expect.objectContaining({ code: 'invalid_jwt', message: 'JWT is not valid', reason }) as object;

/** A webhook request. */
export const post = (body: string) => new Request('https://shop.example/webhooks', { method: 'POST', body });
