import { expect, test } from 'vitest';
import type { Reply } from '../transport/reply.js';
import { createCall, reply } from '../testing/middleware.js';
import { redact } from './redact.js';

test('removes the credentials of the attempt and of the call from a failed response', () => {
  const call = createCall({}, {}, { authorization: { Authorization: 'session' }, headers: { authorization: 'own' } });
  const redacted = redact(call, reply(400, { 'x-echo': 'session own' }, 'sent session') as Reply);
  expect([redacted.response.headers.get('x-echo'), redacted.body]).toEqual(['*** ***', 'sent ***']);
});

test('keeps the body of a 200, which may contain tokens for the caller', () => {
  const call = createCall({}, {}, { authorization: { Authorization: 'session' }, headers: {} });
  expect(redact(call, reply(200, {}, 'session') as Reply).body).toBe('session');
});
