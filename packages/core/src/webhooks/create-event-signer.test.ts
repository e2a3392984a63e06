import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  onNoteUpdated,
  onNoteDeleted,
  onNotePinned,
  onNotesChanged,
  NOW,
  seconds,
  now,
  note,
  refused,
} from '../testing/notes.js';
import { createWebhooks } from './index.js';
import { createEventSigner } from './testing.js';

const signer = await createEventSigner({ appId: 'app-1', now });

test('signEvent creates events that handlers receive converted', async () => {
  const text = fc.string({ maxLength: 20 });
  const when = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') });
  const notes = fc.record({ _id: text, _createdDate: when, text, lines: fc.array(fc.record({ due: when })) });
  const webhooks = createWebhooks({ publicKey: signer.publicKey });
  let last: unknown;
  webhooks.on(onNoteUpdated, (one) => (last = one));
  await fc.assert(
    fc.asyncProperty(notes, fc.uuid(), async (one, _id) => {
      const modifiedFields = { _createdDate: one._createdDate, lines: one.lines };
      await webhooks.process(await signer.signEvent(onNoteUpdated, { entity: one, modifiedFields, metadata: { _id } }));
      expect(last).toMatchObject({ entity: one, modifiedFields, metadata: { _id, eventTime: new Date(NOW) } });
    }),
  );
});

test('signEvent sets audience and issuer', async () => {
  const { publicKey: key, signEvent } = signer;
  const strict = createWebhooks({ publicKey: key, appId: 'app-1', issuer: 'wix.com', now });
  const events: unknown[] = [];
  strict.on(onNotesChanged, (one) => events.push(one.data));
  strict.on(onNotePinned, (one) => events.push(one.data));
  strict.on(onNoteDeleted, (one) => events.push(one.entity));
  await strict.process(await signEvent(onNotesChanged, { data: { noteId: 'n' } }));
  await strict.process(await signEvent(onNotePinned, { data: { note } }));
  await strict.process(await signEvent(onNoteDeleted, { entity: note }));
  expect(events).toEqual([{ noteId: 'n' }, { note }, note]);
  const foreign = createWebhooks({ publicKey: key, appId: 'app-2', expectedEvents: [onNoteDeleted] });
  await expect(foreign.process(await signEvent(onNoteDeleted, {}))).rejects.toEqual(refused('claim aud'));
  await expect(strict.process(await signEvent(onNoteDeleted, {}, { exp: seconds - 61 }))).rejects.toEqual(
    refused('claim exp'),
  );
});
