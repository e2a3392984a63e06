import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmulator } from '../create-emulator.js';
import { DEMO_CLIENT_ID } from '../kernel/state/demo.js';
import { createHandlers } from './create-handlers.js';

const emulator = createEmulator({ seed: 3 });
const server = setupServer(
  ...createHandlers(emulator),
  ...createHandlers(emulator, { apiUrl: 'https://api.test', cdnUrl: 'https://api.test' }),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const getToken = async (base: string): Promise<string> => {
  const response = await fetch(`${base}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: DEMO_CLIENT_ID, grantType: 'anonymous' }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
};

test.each(['https://www.wixapis.com', 'https://edge.wixapis.com', 'https://api.test'])(
  'responds to %s',
  async (base) => {
    const token = await getToken(base);
    const response = await fetch(`${base}/stores/v3/products/query`, {
      method: 'POST',
      body: '{}',
      headers: { authorization: token, 'content-type': 'application/json' },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ products: { length: 3 } });
  },
);

test('a dropped connection is a network error', async () => {
  emulator.injectFault({ drop: true });
  await expect(getToken('https://www.wixapis.com')).rejects.toThrow(TypeError);
});
