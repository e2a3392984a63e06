import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { onNoteDeleted, wire, noteWire, sign, receiver, post } from '../testing/notes.js';

test('respond returns fixed messages and passes the error to onError', async () => {
  const { webhooks } = receiver({ maxBodyBytes: 5_000 });
  webhooks.on(onNoteDeleted, () => {
    throw new Error('password is hunter2');
  });
  const reasons: unknown[] = [];
  const result = async (body: string) => {
    const response = await webhooks.respond(post(body), (error) => reasons.push(error));
    return [response.status, await response.text()];
  };
  expect(await result(await sign())).toEqual([200, 'ok']);
  expect(await result(await sign())).toEqual([200, 'ok']);
  expect(reasons).toEqual([]);
  expect(await result('nonsense')).toEqual([401, 'JWT is not valid']);
  expect(await result(await sign(wire(noteWire(), 'other')))).toEqual([400, 'Unexpected event type']);
  expect(await result('a'.repeat(5_001))).toEqual([413, 'The body is too large']);
  expect(await result(await sign(wire(noteWire('e'), onNoteDeleted.type)))).toEqual([500, 'Error']);
  expect(reasons).toHaveLength(4);
});

test('errors contain no part of the token', async () => {
  const { webhooks } = receiver({ appId: 'app-1' });
  const canary = 'canary-of-a-buyer';
  const token = await sign(wire({ ...noteWire(), text: canary }), { aud: 'app-2', exp: 1 });
  const error: unknown = await webhooks.process(token).catch((caught: unknown) => caught);
  for (const shown of [inspect(error, { depth: 9, showHidden: true }), JSON.stringify(error), String(error)]) {
    expect(shown).not.toContain(canary);
    expect(shown).not.toContain(token.split('.')[1]?.slice(0, 20));
  }
});
