import { expect, test } from 'vitest';
import { openShop, PLATFORM, SHOP } from '../../testing/shop-server.js';

const cart = '/ecom/v1/carts/current';
const lineItem = {
  quantity: 1,
  catalogReference: { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: 'none' },
};

/** Opens a shop with a forwarding route, and a visitor's browser. */
function open(options: Parameters<typeof openShop>[1] = {}) {
  const { clientOf, emulator } = openShop({}, options);
  let cookie = '';
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers({ origin: SHOP, cookie, ...(init.headers as Record<string, string>) });
    const request = new Request(`${SHOP}${path}`, { ...init, headers });
    const response = await (await clientOf(request)).forward(request, '/api/shop');
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  };
  return { send, emulator, sent: () => emulator.requests().filter(({ path }) => path !== '/oauth2/token') };
}

test('forwards method, path, query and body with the session, and the response of the platform', async () => {
  const { send, sent } = open();
  const body = JSON.stringify({ lineItems: [lineItem] });
  const headers = { 'content-type': 'application/json', 'x-wix-consistent': 'token' };
  const added = await send(`/api/shop${cart}/add-to-cart?a=b%20c`, { method: 'POST', body, headers });
  expect([added.status, added.headers.get('content-type'), added.headers.get('cache-control')]).toEqual([
    200,
    expect.stringContaining('application/json'),
    'no-store',
  ]);
  expect(added.headers.get('x-wix-consistent')).toBeTruthy();
  const own = (await added.json()) as { cart: { id: string } };
  const repeated = (await (await send(`/api/shop${cart}`)).json()) as typeof own;
  expect(repeated.cart.id).toBe(own.cart.id);
  expect(sent().map(({ method, path, query }) => [method, path, query])).toEqual([
    ['POST', `${cart}/add-to-cart`, { a: 'b c' }],
    ['GET', cart, {}],
  ]);
  expect(sent()[0]).toMatchObject({ body: { lineItems: [lineItem] }, headers: { 'x-wix-consistent': 'token' } });
});

test('keeps cookies and credentials of the request on the server', async () => {
  const { send, sent } = open();
  await send(`/api/shop${cart}`);
  await send(`/api/shop${cart}`, { headers: { authorization: 'own', 'wix-site-id': 'other', 'x-forwarded-for': '1' } });
  for (const { headers, status } of sent()) {
    expect(Object.keys(headers).sort()).toEqual(['authorization']);
    expect(status).toBe(404); // No cart yet. Another authorization would be refused.
  }
});

test.each([
  ['another site', '/api/shop/notes', { headers: { origin: 'https://evil.example' }, method: 'POST' }, 403],
  ['another host of the site', '/api/shop/notes', { headers: { 'sec-fetch-site': 'same-site' }, method: 'POST' }, 403],
  ['a path outside of the route', '/api/other/notes', {}, 404],
  ['a path that would become a host', '/api/shop@evil.example/notes', {}, 404],
  ['a path that would become a port', '/api/shop:99/notes', {}, 404],
])('sends nothing for %s', async (_, path, init, status) => {
  const { send, emulator } = open();
  expect((await send(path, init)).status).toBe(status);
  expect(emulator.requests()).toEqual([]);
});

test('stays on the platform for any path', async () => {
  const hosts: string[] = [];
  const fetch: typeof globalThis.fetch = (input) => {
    hosts.push(new URL(input as string).origin);
    return Promise.resolve(Response.json({ access_token: 'a', expires_in: 9, refresh_token: 'b' }));
  };
  const { send } = open({ fetch });
  for (const path of [
    '//evil.example/',
    '/@evil.example/',
    '/..//evil.example',
    '/%2e%2e/x',
    '/https://evil.example',
  ]) {
    await send(`/api/shop${path}`);
  }
  expect(new Set(hosts)).toEqual(new Set([PLATFORM]));
});

test('refreshes a rejected access token once, and stores the session', async () => {
  const { send, emulator, sent } = open();
  await send(`/api/shop${cart}`);
  emulator.injectFault({ path: cart, status: 401, body: {} });
  const response = await send(`/api/shop${cart}`);
  expect(response.headers.getSetCookie()).toHaveLength(1);
  expect(sent().map(({ status }) => status)).toEqual([404, 401, 404]);
});

test('passes refusals through, and describes missing responses', async () => {
  const { send, emulator } = open();
  emulator.injectFault({ path: cart, status: 429, headers: { 'retry-after': '7' } });
  const refused = await send(`/api/shop${cart}`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);

  emulator.injectFault({ path: cart, drop: true });
  const lost = await send(`/api/shop${cart}`);
  expect([lost.status, await lost.json()]).toEqual([502, { message: expect.stringContaining('reached') as string }]);

  const elsewhere = open({ fetch: () => Promise.resolve(new Response('Forbidden', { status: 403 })) });
  expect((await elsewhere.send(`/api/shop${cart}`)).status).toBe(502);

  const slow = open({ fetch: () => new Promise(() => {}), timeout: 1 });
  expect((await slow.send(`/api/shop${cart}`)).status).toBe(504);
});
