import { expect, test } from 'vitest';
import { createCall, ends, reply } from '../testing/middleware.js';
import { compose } from './compose.js';
import { redact } from './redact.js';

test('removes the credentials of the attempt and of the call from a failed response', async () => {
  const call = createCall({}, {}, { authorization: { Authorization: 'session' }, headers: { authorization: 'own' } });
  const outcome = await compose(redact, ends(reply(400, { 'x-echo': 'session own' }, 'sent session')))(call);
  expect([outcome.response?.headers.get('x-echo'), outcome.body]).toEqual(['*** ***', 'sent ***']);
});

test('keeps the body of a 200, which may contain tokens for the caller', async () => {
  const call = createCall({}, {}, { authorization: { Authorization: 'session' }, headers: {} });
  expect((await compose(redact, ends(reply(200, {}, 'session')))(call)).body).toBe('session');
});
