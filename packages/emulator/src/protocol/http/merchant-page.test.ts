import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { DEMO_API_KEY, DEMO_APP_ID, DEMO_APP_SECRET, DEMO_SITE_ID } from '../../kernel/state/demo.js';
import { send, visitorToken } from '../../testing/visitor.js';

const SEARCH = '/ecom/v1/orders/search';
const merchant = { authorization: DEMO_API_KEY, 'wix-site-id': DEMO_SITE_ID };
const credentials = {
  grantType: 'client_credentials',
  clientId: DEMO_APP_ID,
  clientSecret: DEMO_APP_SECRET,
  instanceId: DEMO_SITE_ID,
};
const evil = 'https://evil.test';

const emulator = createEmulator({ merchantOrigins: ['https://admin.test'] });

const call = async (headers: Record<string, string>, origin?: string) =>
  (await send(emulator, 'POST', SEARCH, { body: {}, headers: { ...headers, ...(origin && { origin }) } })).status;

test('the API key is for servers, the pages of the emulator and allowed origins', async () => {
  expect(await call(merchant)).toBe(200);
  expect(await call(merchant, 'http://localhost')).toBe(200);
  expect(await call(merchant, 'https://admin.test')).toBe(200);
  for (const origin of [evil, 'http://localhost:5173', 'null', 'http://localhost.evil.test']) {
    expect(await call(merchant, origin)).toBe(403);
  }
  const token = await visitorToken(emulator);
  expect(await call({ authorization: `${token}, ${DEMO_API_KEY}` }, evil)).toBe(403);
});

test('an app of another origin gets no token, and cannot use one', async () => {
  const ask = (origin?: string) =>
    send<{ access_token: string }>(emulator, 'POST', '/oauth2/token', {
      body: JSON.stringify(credentials),
      headers: { 'content-type': 'text/plain', ...(origin && { origin }) },
    });
  expect((await ask(evil)).status).toBe(403);
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(await call({ authorization: body.access_token })).toBe(200);
  expect(await call({ authorization: body.access_token }, evil)).toBe(403);
});

test('rejects requests with a foreign host name (DNS rebinding)', async () => {
  const request = new Request(`http://evil.test:4000${SEARCH}`, {
    method: 'POST',
    body: '{}',
    headers: { ...merchant, origin: 'http://evil.test:4000' },
  });
  expect((await emulator.fetch(request)).status).toBe(403);
});

test('visitors call from any origin', async () => {
  const authorization = await visitorToken(emulator);
  expect(await call({ authorization }, evil)).toBe(200);
});
