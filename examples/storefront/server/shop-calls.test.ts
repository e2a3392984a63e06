import { createEmulator, DEMO_CLIENT_ID } from '@cartwright/emulator';
import { createServerClient } from '@cartwright/identity/server';
import { expect, test } from 'vitest';
import { forwardShopCall } from './shop-calls.js';

const emulator = createEmulator({ cartV1: 'removed' });
const origin = 'https://store.example';

/** Sends a call of a page, with the session of a cookie. */
async function call(path: string, { cookie = '', method = 'GET' } = {}) {
  const request = new Request(`${origin}/api/shop${path}`, { method, headers: { origin, cookie } });
  const client = await createServerClient({
    clientId: DEMO_CLIENT_ID,
    secrets: ['the-secret-of-the-store-32-characters'],
    origin,
    request,
    apiUrl: 'http://localhost:4000',
    sessionIdCookie: true,
    fetch: (input, init) => emulator.fetch(new Request(input, init)),
  });
  return forwardShopCall(request, client);
}

/** Starts a session, and returns its cookie. */
async function start(): Promise<string> {
  const response = await call('', { method: 'POST' });
  const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0]);
  return cookies.join('; ');
}

test('a shopper without a cart gets an empty response', async () => {
  const response = await call('/ecom/v2/carts/current', { cookie: await start() });
  expect([response.status, await response.json()]).toEqual([200, {}]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('other calls that find nothing keep their status', async () => {
  const cookie = await start();
  for (const [path, method] of [
    ['/ecom/v2/carts/current/refresh', 'POST'],
    ['/ecom/v2/carts/current', 'DELETE'],
    [`/ecom/v1/orders/${crypto.randomUUID()}`, 'GET'],
    ['/ecom/v2/carts/nope/nope', 'GET'],
    ['/oauth2/token', 'POST'],
  ] as const) {
    const response = await call(path, { cookie, method });
    expect(response.status, path).toBe(404);
  }
});

test('a call without a session is refused', async () => {
  expect((await call('/ecom/v2/carts/current')).status).toBe(401);
});
