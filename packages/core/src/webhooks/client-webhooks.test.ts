import { expect, test } from 'vitest';
import { createClient, operation } from '../index.js';
import { elevate, runWithClient } from '../server/index.js';
import { noteWire, onNoteCreated, onNoteDeleted, publicKey, sign, wire } from '../testing/notes.js';
import { stubFetch } from '../testing/stub-fetch.js';
import { createWebhooks } from './index.js';

const notes = { onNoteCreated, onNoteDeleted };

test('handlers can be registered with a client in any module order', async () => {
  for (const modules of [
    { notes, webhooks: createWebhooks({ publicKey }) },
    { webhooks: createWebhooks({ publicKey }), notes },
  ]) {
    const client = createClient({ modules });
    const ids: unknown[] = [];
    client.notes.onNoteCreated(({ entity }) => ids.push(entity._id));
    client.use(onNoteCreated)(({ metadata }) => ids.push(metadata._id));
    expect(await client.webhooks.process(await sign())).toMatchObject({ isDuplicate: false });
    expect(await client.webhooks.process(await sign())).toMatchObject({ isDuplicate: true });
    expect(ids).toEqual(['note-1', 'event-1']);
  }
});

test('handlers of the receiver and of the client run together, not those of other clients', async () => {
  const webhooks = createWebhooks({ publicKey });
  const [one, two] = [createClient({ modules: { notes } }), createClient({ modules: { notes } })];
  const ran: string[] = [];
  webhooks.on(onNoteCreated, () => ran.push('on'));
  one.notes.onNoteCreated(() => ran.push('one'));
  two.notes.onNoteCreated(() => ran.push('two'));
  await one.use(webhooks).process(await sign());
  expect(ran).toEqual(['on', 'one']);
  await webhooks.process(await sign(wire(noteWire('event-2'))));
  expect(ran).toEqual(['on', 'one', 'on']);
});

test('handlers run inside runWithClient of their client, elevated', async () => {
  const whoAmI = operation<[], { user: string }>({ id: 'who', method: 'GET', path: '/v1/who' });
  const received = await Promise.all(
    ['a', 'b', 'c'].map(async (user) => {
      const webhooks = createWebhooks({ publicKey, runWithClient });
      const client = createClient({ fetch: stubFetch({ user }).fetch, modules: { notes, webhooks } });
      const users: string[] = [];
      client.notes.onNoteCreated(async () => {
        users.push((await whoAmI()).user, (await elevate(whoAmI)()).user);
      });
      const response = await client.webhooks.respond(
        new Request('https://shop.example', { method: 'POST', body: await sign() }),
      );
      return [response.status, ...users];
    }),
  );
  expect(received).toEqual([
    [200, 'a', 'a'],
    [200, 'b', 'b'],
    [200, 'c', 'c'],
  ]);
});

test('a call can accept additional events', async () => {
  const { webhooks } = createClient({ modules: { webhooks: createWebhooks({ publicKey }) } });
  const token = await sign();
  await expect(webhooks.process(token)).rejects.toMatchObject({ code: 'unexpected_event_type' });
  const expectedEvents = [onNoteDeleted, onNoteCreated];
  await expect(webhooks.process(token, { expectedEvents })).resolves.toMatchObject({ isDuplicate: false });
  await expect(webhooks.process(token)).rejects.toMatchObject({ code: 'unexpected_event_type' });
});

test('a bound event is a definition', async () => {
  const client = createClient({ modules: { notes } });
  const webhooks = createWebhooks({ publicKey, expectedEvents: [client.notes.onNoteDeleted] });
  let ran = 0;
  webhooks.on(client.notes.onNoteCreated, () => ran++);
  await webhooks.process(await sign());
  expect([ran, client.notes.onNoteCreated.type, client.notes.onNoteCreated.kind]).toEqual([
    1,
    onNoteCreated.type,
    'created',
  ]);
});

test('an unbound event registers with the ambient client and requires one', async () => {
  expect(() => onNoteCreated(() => {})).toThrow('Wix context is not available');
  const client = createClient({ modules: { webhooks: createWebhooks({ publicKey }) } });
  let ran = 0;
  runWithClient(client, () => onNoteCreated(() => ran++));
  await client.webhooks.process(await sign());
  expect(ran).toBe(1);
});
