import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { send, visitorToken } from '../../testing/visitor.js';
import { ConnectionDropped } from './faults.js';

const CART = '/ecom/v1/carts/current';

test('a fault responds to an unknown path with any status and body', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const token = await visitorToken(emulator, 'a-shop');
  const ask = (path: string, method = 'POST') => send(emulator, method, path, { token });
  const item = { reviews: [{ id: '1' }] };
  emulator.injectFault({ path: '/blog/*', times: 2, body: item });
  emulator.injectFault({
    path: '/blog/v3/html',
    status: 502,
    body: '<h1>Bad gateway</h1>',
    headers: { 'Content-Type': 'text/html' },
  });
  emulator.injectFault({ path: CART, method: 'PUT', status: 204 }, 'a-shop');
  emulator.injectFault({ path: '/nowhere', drop: true });

  for (const method of ['GET', 'POST'])
    expect(await ask('/blog/v3/posts', method)).toMatchObject({ status: 200, body: item });
  const html = await ask('/blog/v3/html');
  expect([html.status, html.headers.get('content-type'), html.body]).toEqual([
    502,
    'text/html',
    '<h1>Bad gateway</h1>',
  ]);
  expect((await ask(CART, 'PUT')).status).toBe(204);
  await expect(ask('/nowhere')).rejects.toThrow(ConnectionDropped);
  expect((await ask('/blog/v3/posts')).body).toMatchObject({
    details: { applicationError: { code: 'ROUTE_NOT_FOUND' } },
  });
  expect((await ask(CART, 'PUT')).status).toBe(405);
  expect(emulator.requests({ clientId: 'a-shop', path: '/blog' })).toHaveLength(4);
});

test('a fault with only a latency keeps the 404 of an unknown path', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  emulator.injectFault({ path: '/nowhere', latency: 1 });
  expect((await send(emulator, 'GET', '/nowhere')).status).toBe(404);
  expect((await send(emulator, 'GET', '/_emulator/faults')).body).toEqual([]);
});

test('a fault without a client hits the requests of every client; one with a client hits only its own', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const [one, other] = await Promise.all([visitorToken(emulator, 'one'), visitorToken(emulator, 'other')]);
  const read = async (token: string) => (await send(emulator, 'GET', CART, { token })).status;
  emulator.injectFault({ path: CART, status: 503, times: 2 });
  expect([await read(one), await read(other), await read(one)]).toEqual([503, 503, 404]);
  emulator.injectFault({ path: CART, status: 500 }, 'other');
  expect([await read(one), await read(other)]).toEqual([404, 500]);

  const control = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    return (await send<object[]>(emulator, method, `/_emulator/${path}`, { headers, ...(body && { body }) })).body;
  };
  await control('POST', 'faults', { path: CART, status: 503 });
  await control('POST', 'faults?clientId=other', { path: CART, status: 500 });
  expect(await control('GET', 'faults?clientId=one')).toHaveLength(1);
  expect(await control('GET', 'faults')).toHaveLength(2);
  await control('DELETE', 'faults?clientId=other');
  expect([await read(other), await read(other)]).toEqual([503, 404]);
});

test.each([
  ['/a/*', '/a/', true],
  ['/a/*', '/a', false],
  ['/a*a', '/a', false],
  ['*', '/a', true],
  ['*/b/*/d', '/a/b/c/d', true],
  ['/a/*b*b', '/a/b', false],
  ['/a.c', '/abc', false],
])('the fault path %s hits %s: %s', async (pattern, path, isHit) => {
  const emulator = createEmulator({ seed: 'empty' });
  emulator.injectFault({ path: pattern, status: 418 });
  const response = await emulator.fetch(new Request(new URL(path, 'http://localhost'), { method: 'POST' }));
  expect(response.status === 418).toBe(isHit);
});
