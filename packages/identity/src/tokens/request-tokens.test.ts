import { createClient } from '@cartwright/core';
import { expect, test } from 'vitest';
import { OAuthStrategy } from '../index.js';
import { grant } from '../testing/fake-platform.js';

test.each([
  ['a record', { 'Client-Binding': 'b' }],
  ['tuples', [['Client-Binding', 'b']] as const],
  ['a Headers instance', new Headers({ 'Client-Binding': 'b' })],
])('token calls carry the headers of tokenRequestOptions, as %s', async (_, headers) => {
  const sent: Headers[] = [];
  const fetch: typeof globalThis.fetch = (_, init) => {
    sent.push(new Headers(init?.headers));
    return Promise.resolve(Response.json(grant));
  };
  const { auth } = createClient({ auth: OAuthStrategy({ clientId: 'CID', tokenRequestOptions: { headers } }), fetch });
  await auth.generateVisitorTokens();
  expect(sent.map((one) => [one.get('client-binding'), one.get('content-type')])).toEqual([['b', 'application/json']]);
});

test('token calls are not sent with the fetchOptions of the client', async () => {
  const sent: (RequestInit | undefined)[] = [];
  const fetch: typeof globalThis.fetch = (_, init) => {
    sent.push(init);
    return Promise.resolve(Response.json(grant));
  };
  const auth = OAuthStrategy({ clientId: 'CID' });
  const client = createClient({ auth, fetch, fetchOptions: { next: { tags: ['catalog'] } } });
  await client.auth.generateVisitorTokens();
  expect(sent).toEqual([expect.not.objectContaining({ next: expect.anything() as unknown })]);
});
