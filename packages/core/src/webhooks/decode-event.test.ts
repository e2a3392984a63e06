import { describe, expect, test } from 'vitest';
import {
  type Note,
  type,
  onNoteCreated,
  onNoteUpdated,
  onNoteDeleted,
  onNotePinned,
  onNotesChanged,
  created,
  note,
  publicKey,
  wire,
  sign,
  receiver,
} from '../testing/notes.js';
import type { EventMetadata } from './event-metadata.js';
import type { EventDefinition } from './event.js';
import { createWebhooks } from './index.js';

describe('envelopes', () => {
  /** Envelope that a handler receives for a signed event. */
  const received = async <E extends { metadata: EventMetadata }>(definition: EventDefinition<E>, payload: object) => {
    const webhooks = createWebhooks({ publicKey });
    const events: E[] = [];
    webhooks.on(definition, (one) => events.push(one));
    const more = {
      identity: JSON.stringify({ identityType: 'MEMBER', memberId: 'm' }),
      accountInfo: { siteId: 'site' },
    };
    await webhooks.process(await sign(wire(payload, definition.type, more)));
    return events[0];
  };
  const about = { id: 'event-1', entityFqdn: 'example.notes.v1.note', eventTime: created.toISOString() };
  const metadata = {
    _id: 'event-1',
    entityFqdn: 'example.notes.v1.note',
    eventTime: created,
    instanceId: 'instance-1',
    identity: { identityType: 'MEMBER', memberId: 'm' },
    accountInfo: { siteId: 'site' },
  };
  const wireNote = { id: 'note-1', createdDate: created.toISOString(), text: 'Hello' };

  test('created: the entity', async () => {
    expect(await received(onNoteCreated, { ...about, createdEvent: { entity: wireNote } })).toEqual({
      entity: note,
      metadata: { ...metadata, eventType: type },
    });
  });

  test('updated: the entity and previous values by path', async () => {
    const modifiedFields = {
      text: 'Before',
      createdDate: created.toISOString(),
      'lines[0].due': created.toISOString(),
      'lines[1].picture': { id: 'a.jpg', width: 1, height: 2 },
      'lines[1].picture.width': 3,
      'labels.id': 'x',
      'odd\\.id': 'y',
      lines: [{ id: 'line-1', due: created.toISOString() }],
    };
    const one = await received(onNoteUpdated, { ...about, updatedEvent: { currentEntity: wireNote, modifiedFields } });
    expect(one?.entity).toEqual(note);
    expect(one?.modifiedFields).toEqual({
      text: 'Before',
      _createdDate: created,
      'lines[0].due': created,
      'lines[1].picture': 'wix:image://v1/a.jpg#originWidth=1&originHeight=2',
      'lines[1].picture.width': 3,
      'labels._id': 'x',
      'odd\\.id': 'y',
      lines: [{ _id: 'line-1', due: created }],
    });
  });

  test.each([
    `${'a'.repeat(20_000)}]`,
    '['.repeat(100_000),
    '\\'.repeat(50_001),
    `${'a.'.repeat(50_000)}]`,
    `${'a[b'.repeat(50_000)}]`,
  ])('property: decodes long invalid paths in linear time', async (path) => {
    const updatedEvent = { currentEntity: wireNote, modifiedFields: { [path]: 1 } };
    expect((await received(onNoteUpdated, { ...about, updatedEvent }))?.modifiedFields).toEqual({ [path]: 1 });
  });

  test('updated without modified fields: an empty object', async () => {
    const one = await received(onNoteUpdated, { ...about, updatedEvent: { currentEntity: wireNote } });
    expect(one?.modifiedFields).toEqual({});
  });

  test('deleted: the converted entity, or none', async () => {
    const full = await received(onNoteDeleted, { ...about, deletedEvent: { deletedEntity: wireNote } });
    expect(full?.entity).toEqual(note);
    const none = await received(onNoteDeleted, { ...about, deletedEvent: {} });
    expect(none).toEqual({ metadata: { ...metadata, eventType: onNoteDeleted.type } });
  });

  test('action and plain: the data', async () => {
    const pinned = await received(onNotePinned, { ...about, actionEvent: { body: { note: wireNote } } });
    expect(pinned?.data).toEqual({ note });
    const { _id, entityFqdn, eventTime, ...base } = metadata;
    expect(await received(onNotesChanged, { noteId: 'note-1' })).toEqual({
      data: { noteId: 'note-1' },
      metadata: { ...base, eventType: onNotesChanged.type },
    });
  });

  test('each handler receives its own copy', async () => {
    const { webhooks, handled } = receiver();
    webhooks.on(onNoteCreated, (received) => handled.push(received));
    await webhooks.process(await sign());
    expect(handled[0]).toEqual(handled[1]);
    expect((handled[0] as { entity: Note }).entity).not.toBe((handled[1] as { entity: Note }).entity);
  });

  test('property: paths and fields cannot pollute a prototype', async () => {
    const modifiedFields =
      '{"__proto__.polluted":1,"constructor.prototype.polluted":1,"a.__proto__[0]":1,"a":{"__proto__":{"polluted":1}}}';
    const payload = `{"id":"e","entityFqdn":"f","updatedEvent":{"currentEntity":{"id":"n","__proto__":{"polluted":1}},"modifiedFields":${modifiedFields}}}`;
    const webhooks = createWebhooks({ publicKey });
    const events: { entity: Note; modifiedFields: object }[] = [];
    webhooks.on(onNoteUpdated, (one) => events.push(one));
    await webhooks.process(
      await sign(JSON.stringify({ eventType: onNoteUpdated.type, data: payload, instanceId: 'i' })),
    );
    expect(events[0]).toMatchObject({ entity: { _id: 'n' } });
    expect(events[0]?.modifiedFields).toEqual({ a: {} });
    expect('polluted' in (events[0]?.entity ?? {})).toBe(false);
    expect('polluted' in {}).toBe(false);
  });
});
