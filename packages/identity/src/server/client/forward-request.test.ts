import { describe, expect, test } from 'vitest';
import { openShop, PLATFORM, SHOP } from '../../testing/shop-server.js';

const cart = '/ecom/v1/carts/current';
const lineItem = {
  quantity: 1,
  catalogReference: { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: 'none' },
};

/** Opens a shop with a forwarding route, and a visitor's browser. */
function open(options: Parameters<typeof openShop>[1] = {}) {
  const { openClient, emulator } = openShop({}, options);
  let cookie = '';
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers({ origin: SHOP, cookie, ...(init.headers as Record<string, string>) });
    const request = new Request(`${SHOP}${path}`, { ...init, headers });
    const response = await (await openClient(request)).forward(request, '/api/shop');
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
  for (const path of ['/@evil.example/', '/../shop/x', '/%2e%2e/shop/x', '/https:evil.example']) {
    expect((await send(`/api/shop${path}`)).status).toBe(200);
  }
  expect(new Set(hosts)).toEqual(new Set([PLATFORM]));
});

test.each([
  '/ecom/v1/%2e%2e%2fmembers/v1/members',
  '/ecom/v1/%2E%2E%2Fmembers',
  '/ecom/v1/..%2fmembers',
  '/ecom/v1/..%5cmembers',
  '/ecom/v1/%252e%252e%252fmembers',
  '/ecom/v1/%25252fmembers',
  '/ecom/v1/.%2e;/members',
  '/ecom/v1/..;/members',
  '/ecom/v1/..%3b/members',
  '/ecom/v1/..%c0%afmembers',
  '/ecom/v1/%2e%2e%00/members',
  '/ecom//v1/carts/current',
  '/ecom/v1/%',
])('sends nothing for a path that servers read differently: %s', async (path) => {
  const { send, emulator } = open();
  const response = await send(`/api/shop${path}`);
  expect([response.status, await response.json()]).toEqual([400, { message: expect.any(String) as string }]);
  expect(emulator.requests()).toEqual([]);
});

test.each(['/ecom/v1/100%25%20wool', '/ecom/v1/caf%C3%A9', '/ecom/v1/a.b-c_d~e', "/ecom/v1/a:b@c!d'e(f)*"])(
  'sends other paths as they are: %s',
  async (path) => {
    const { send, sent } = open();
    await send(`/api/shop${path}?q=%2e%2e%2f//;`);
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({ query: { q: '..///;' } });
  },
);

describe('body over the limit', () => {
  /** Creates a body of chunks of 64 KiB that never ends, and counts the chunks that were read. */
  const createEndlessBody = () => {
    const counts = { chunks: 0, cancels: 0 };
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        counts.chunks++;
        controller.enqueue(new Uint8Array(2 ** 16).fill(32));
      },
      cancel: () => void counts.cancels++,
    });
    return { body, counts };
  };
  const post = (body: BodyInit, headers: Record<string, string> = {}): RequestInit & { duplex: 'half' } => ({
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    duplex: 'half',
  });
  const tooLarge = [413, { message: 'The body is too large' }];

  test.each<[string, Record<string, string>, number]>([
    ['without Content-Length', {}, 20],
    ['with a lower Content-Length', { 'content-length': '10' }, 20],
    ['with its Content-Length', { 'content-length': '3000000000' }, 1],
  ])('is not read to the end, and nothing is sent: %s', async (_, headers, mostChunks) => {
    const { send, emulator } = open();
    const { body, counts } = createEndlessBody();
    const response = await send(`/api/shop${cart}/add-to-cart`, post(body, headers));
    expect([response.status, await response.json()]).toEqual(tooLarge);
    expect(counts.chunks).toBeLessThanOrEqual(mostChunks);
    expect(counts.cancels).toBe(1);
    expect(emulator.requests()).toEqual([]);
  });

  test('is 1 MiB by default, and `maxBodyBytes`', async () => {
    const text = (length: number) => JSON.stringify('é').padEnd(length - 1);
    const add = async (length: number, maxBodyBytes?: number) => {
      const { send } = open({ ...(maxBodyBytes && { maxBodyBytes }) });
      return (await send(`/api/shop${cart}/add-to-cart`, post(text(length)))).status;
    };
    const statuses = [await add(2 ** 20), await add(2 ** 20 + 1), await add(50, 50), await add(51, 50)];
    expect(statuses).toEqual([400, 413, 400, 413]);
  });
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
