import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { ConnectionDropped } from '../../protocol/http/faults.js';
import type { LoggedRequest } from '../../protocol/http/request-log.js';
import { DEMO_API_KEY, DEMO_CLIENT_ID } from '../../kernel/state/demo.js';
import { send, visitorToken } from '../../testing/visitor.js';

const CART = '/ecom/v1/carts/current';

const control = async <T = unknown>(emulator: Emulator, method: string, path: string, body?: object) =>
  (
    await send<T>(emulator, method, `/_emulator/${path}`, {
      headers: { 'content-type': 'application/json' },
      ...(body && { body }),
    })
  ).body;

const addMember = (emulator: Emulator, email: string, query = '') =>
  control<{ id: string }>(emulator, 'POST', `members${query}`, { email, password: 'correct horse' });

const countMembers = async (emulator: Emulator, query = '') =>
  (await control<unknown[]>(emulator, 'GET', `data/members${query}`)).length;

test('foreign hosts, origins and forms are kept out', async () => {
  const emulator = createEmulator({ seed: 'empty', controlHosts: ['emulator.test'] });
  const status = async (url: string, init: RequestInit = {}) =>
    (await emulator.fetch(new Request(`${url}/_emulator/${init.method === 'POST' ? 'reset' : 'health'}`, init))).status;
  const json = { 'content-type': 'application/json' };
  for (const host of ['localhost:4000', '127.0.0.1', '[::1]:4000', 'shop.localhost', 'emulator.test']) {
    expect(await status(`http://${host}`)).toBe(200);
  }
  for (const host of ['evil.test', 'localhost.evil.test', '128.0.0.1', '127.0.0.1.evil.test']) {
    expect(await status(`http://${host}`)).toBe(403);
  }
  expect(await status('http://localhost', { method: 'POST', headers: json })).toBe(200);
  expect(await status('http://localhost', { method: 'POST', headers: { ...json, origin: 'http://localhost' } })).toBe(
    200,
  );
  for (const origin of ['https://evil.test', 'http://localhost:5173', 'null']) {
    expect(await status('http://localhost', { method: 'POST', headers: { ...json, origin } })).toBe(403);
  }
  expect(await status('http://localhost', { method: 'POST', body: 'a=1' })).toBe(415);
});

test.each([
  ['v1', ',Product,"Mug, ""big""",'],
  ['v3', ',PRODUCT,"Mug, ""big""",'],
] as const)('downloads the current Catalog %s of a tenant as a product file', async (catalogVersion, row) => {
  const csv = 'handleId,fieldType,name,price\nmug,Product,"Mug, ""big""",12.50\n';
  const emulator = createEmulator({ catalogVersion, seed: { csv } });
  const download = async (from: Emulator) => {
    const response = await from.fetch(new Request('http://localhost/_emulator/catalog.csv'));
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('catalog.csv');
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  };
  const file = await download(emulator);
  expect(file).toContain(row);
  expect(file).toBe(emulator.exportCatalog());
  expect(await download(createEmulator({ catalogVersion, seed: { csv: file } }))).toBe(file);
  expect(() => emulator.exportCatalog('?')).toThrow();
});

test('snapshots, restores and resets a tenant without affecting another', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  await addMember(emulator, 'a@example.com');
  await addMember(emulator, 'a@example.com', '?clientId=other');
  const { id } = await control<{ id: string }>(emulator, 'POST', 'snapshot', {});
  await addMember(emulator, 'b@example.com');
  expect(await countMembers(emulator)).toBe(2);
  await control(emulator, 'POST', 'restore', { id });
  expect(await countMembers(emulator)).toBe(1);
  await control(emulator, 'POST', 'reset', {});
  expect(await countMembers(emulator)).toBe(0);
  expect(await countMembers(emulator, '?clientId=other')).toBe(1);
  const foreign = await send(emulator, 'POST', '/_emulator/restore?clientId=other', { body: { id } });
  expect(foreign.status).toBe(404);
  expect(await countMembers(emulator, '?clientId=other')).toBe(1);
});

test('the request log shows requests without secrets', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const token = await visitorToken(emulator);
  const { headers } = await send(emulator, 'GET', `${CART}?a=1`, { token });
  await send(emulator, 'GET', CART, { headers: { authorization: DEMO_API_KEY } });
  const body = { clientId: DEMO_CLIENT_ID, grantType: 'refresh_token', refreshToken: 'refresh-me' };
  await send(emulator, 'POST', '/oauth2/token', { body });
  await addMember(emulator, 'a@example.com');

  const log = await control<LoggedRequest[]>(emulator, 'GET', 'requests');
  expect(log.map(({ method, path, status }) => [method, path, status])).toEqual([
    ['POST', '/oauth2/token', 200],
    ['GET', CART, 404],
    ['GET', CART, 401],
    ['POST', '/oauth2/token', 400],
  ]);
  expect(log[1]).toMatchObject({
    id: headers.get('x-wix-request-id'),
    clientId: DEMO_CLIENT_ID,
    route: 'ecom.currentCart.getCurrentCart',
    query: { a: '1' },
    headers: { authorization: '[redacted]' },
    response: { details: { applicationError: { code: 'OWNED_CART_NOT_FOUND' } } },
  });
  expect(log[3]!.body).toEqual({ ...body, refreshToken: '[redacted]' });
  const everything = JSON.stringify([log, await control(emulator, 'GET', 'data/members')]);
  for (const secret of [token, DEMO_API_KEY, 'refresh-me']) expect(everything).not.toContain(secret);
  expect(everything).toContain('"passwordHash":"[redacted]"');
  expect(emulator.requests({ status: 404, path: 'carts' })).toHaveLength(1);
  expect(await control(emulator, 'GET', 'requests?status=401&method=get')).toHaveLength(1);
  expect(await control(emulator, 'GET', `requests?after=${log[1]!.id}`)).toMatchObject([
    { id: log[2]!.id },
    { id: log[3]!.id },
  ]);
});

test('the clock is frozen, advanced and resumed', async () => {
  const emulator = createEmulator({ seed: 'empty', now: () => new Date('2026-01-01T00:00:00Z') });
  const change = (body: object) => control(emulator, 'POST', 'clock', body);
  expect(await change({ freeze: '2030-05-06T07:08:09Z' })).toEqual({ now: '2030-05-06T07:08:09.000Z', frozen: true });
  expect(await change({ advance: 60_000 })).toEqual({ now: '2030-05-06T07:09:09.000Z', frozen: true });
  expect(await control(emulator, 'GET', 'clock?clientId=other')).toMatchObject({ now: '2026-01-01T00:00:00.000Z' });
  expect(await change({ reset: true, advance: 1000 })).toEqual({ now: '2026-01-01T00:00:01.000Z', frozen: false });
  for (const body of [{ freeze: 'yesterday' }, { advance: '1' }, { stop: true }]) {
    expect((await send(emulator, 'POST', '/_emulator/clock', { body })).status).toBe(400);
  }
});

test('faults apply to the next matching requests only', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const token = await visitorToken(emulator);
  const read = () => send(emulator, 'GET', CART, { token });
  await control(emulator, 'POST', 'faults', {
    path: '/ecom/*/current',
    method: 'get',
    status: 503,
    times: 2,
    headers: { 'retry-after': '3' },
  });
  await control(emulator, 'POST', 'faults', { path: '/ecom/v1/carts', status: 500 });
  const refused = await read();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3']);
  expect(await control(emulator, 'GET', 'faults')).toMatchObject([{ remaining: 1 }, { remaining: 1 }]);
  expect((await read()).status).toBe(503);
  expect((await read()).status).toBe(404);
  await send(emulator, 'DELETE', '/_emulator/faults', { headers: { 'content-type': 'application/json' } });
  expect(await control(emulator, 'GET', 'faults')).toEqual([]);
  for (const body of [{ status: 99 }, { statuss: 500 }, { drop: 'yes' }, { times: 0 }, { latency: -1 }]) {
    expect((await send(emulator, 'POST', '/_emulator/faults', { body })).status).toBe(400);
  }
});

test.each([
  [CART, 503],
  ['*', 503],
  ['/ecom/*', 503],
  ['*/current', 503],
  ['/ecom/*/carts/*', 503],
  ['*ecom*v1*', 503],
  ['/ecom/v1/carts/current*', 503],
  ['/ecom/v1/carts/current/*', 404],
  ['/ecom/*/ecom/*', 404],
  ['/ecom/v1/carts*carts/current', 404],
  ['/ecom/v1/carts/curren', 404],
  ['ecom/*', 404],
  ['/ecom/.1/*', 404],
  [`${'*e'.repeat(1000)}!`, 404],
])('a fault for the path %s', async (path, status) => {
  const emulator = createEmulator({ seed: 'empty' });
  const token = await visitorToken(emulator);
  emulator.injectFault({ path, status: 503 });
  expect((await send(emulator, 'GET', CART, { token })).status).toBe(status);
});

test('drops a connection, drops a response after the work was committed, and corrupts a body', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const token = await visitorToken(emulator);
  emulator.injectFault({ drop: true });
  await expect(send(emulator, 'GET', CART, { token })).rejects.toThrow(ConnectionDropped);
  expect(emulator.requests().at(-1)).toMatchObject({ status: 0, path: CART });

  const tokens = async () => (await control<unknown[]>(emulator, 'GET', 'data/refreshTokens')).length;
  const ask = () =>
    send(emulator, 'POST', '/oauth2/token', { body: { clientId: DEMO_CLIENT_ID, grantType: 'anonymous' } });
  const before = await tokens();
  emulator.injectFault({ drop: true, latency: 1 });
  await expect(ask()).rejects.toThrow(ConnectionDropped);
  expect(await tokens()).toBe(before);
  emulator.injectFault({ drop: true, afterwards: true });
  await expect(ask()).rejects.toThrow(ConnectionDropped);
  expect(await tokens()).toBe(before + 1);
  emulator.injectFault({ malformed: true });
  await expect(ask()).rejects.toThrow(SyntaxError);
});

test('an unknown path responds with the known ones', async () => {
  const emulator = createEmulator({ seed: 'empty' });
  const unknown = await send(emulator, 'GET', '/_emulator/nothing');
  expect(unknown.body).toMatchObject({
    details: { applicationError: { data: { known: expect.arrayContaining(['GET /_emulator/health']) as unknown } } },
  });
  const routes = await control<{ id: string }[]>(emulator, 'GET', 'routes');
  expect(routes.map(({ id }) => id)).toEqual(emulator.routes.map(({ id }) => id));
});
