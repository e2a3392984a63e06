import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { send, visitorToken } from '../../testing/visitor.js';

test('rejects every document with a GraphQL error, unless a fault replaces the response', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const token = await visitorToken(emulator);
  const ask = () => send(emulator, 'POST', '/graphql/alpha', { token, body: { query: '{ products { name } }' } });
  const rejected = await ask();
  expect(rejected.status).toBe(200);
  expect(rejected.body).toEqual({
    errors: [{ message: expect.stringContaining('REST') as unknown, extensions: { code: 'GRAPHQL_NOT_SUPPORTED' } }],
  });
  const body = { data: { products: [{ name: 'Teapot' }] } };
  emulator.injectFault({ path: '/graphql/*', body });
  expect((await ask()).body).toEqual(body);
});
