import { expect, test } from 'vitest';
import { DEMO_API_KEY, DEMO_CLIENT_ID, DEMO_SITE_ID } from '../../kernel/state/demo.js';
import { testApp } from '../../testing/test-app.js';
import { send, visitorToken } from '../../testing/visitor.js';
import type { Access } from '../auth/authorize.js';
import { type Method, type Route, type RouteContext, route } from './route.js';
import { ApplicationError, ValidationError } from '../../kernel/errors/application-error.js';

const echo = (method: Method, path: string, access: Access = 'public'): Route =>
  route({
    id: `test ${path}`,
    method,
    paths: [path, `/older${path}`],
    access,
    handle: ({ params, query, body }) => ({ path, params, query, body }),
  });

const failing = (error: unknown): Route =>
  route({
    id: 'test.fail',
    method: 'POST',
    paths: ['/fail'],
    access: 'public',
    handle: ({ tenant }) => {
      tenant.collection('notes').put({ id: '1' });
      throw error as Error;
    },
  });

const notes = ({ tenant }: Pick<RouteContext, 'tenant'>) => tenant.collection('notes');
const put = route({
  id: 'test.put',
  method: 'POST',
  paths: ['/notes/{id}'],
  access: 'public',
  handle: (context) => notes(context).put({ id: context.params['id']! }),
});
const count = route({
  id: 'test.count',
  method: 'GET',
  paths: ['/notes'],
  access: 'public',
  handle: (context) => ({ count: notes(context).size }),
});

test('fixed segments take precedence over placeholders, and both paths of a route work', async () => {
  const app = testApp([
    echo('GET', '/carts/{id}'),
    echo('GET', '/carts/current'),
    echo('GET', '/{x}/current/{order.id}'),
  ]);
  const read = async (path: string) => (await send<{ path: string; params: object }>(app, 'GET', path)).body;
  expect((await read('/carts/current')).path).toBe('/carts/current');
  expect((await read('/older/carts/current')).path).toBe('/carts/current');
  expect(await read('/carts/a%20b%2Fc%3Fd%25')).toMatchObject({ path: '/carts/{id}', params: { id: 'a b/c?d%' } });
  expect(await read('/carts/current/7')).toMatchObject({ params: { x: 'carts', 'order.id': '7' } });
});

test('an unknown route gets the nearest one', async () => {
  const app = testApp([echo('POST', '/ecom/v1/carts/current/add-to-cart'), echo('GET', '/ecom/v1/orders/{id}')]);
  const { status, body, headers } = await send<{ message: string }>(app, 'POST', '/ecom/v1/cart/current/add-to-card');
  expect(status).toBe(404);
  expect(body.message).toBe(
    'No route matches POST /ecom/v1/cart/current/add-to-card. The nearest known route is ' +
      'POST /ecom/v1/carts/current/add-to-cart (test /ecom/v1/carts/current/add-to-cart).',
  );
  expect(headers.get('x-wix-request-id')).toBeTruthy();
  const order = await send<{ message: string }>(app, 'GET', '/ecom/v1/order/0195a8e2-7c1d-7b62-a1f4-0d5a0a0e8a01');
  expect(order.body.message).toContain('GET /ecom/v1/orders/{id}');
});

test('a wrong method gets the allowed ones', async () => {
  const app = testApp([echo('GET', '/carts/{id}'), echo('DELETE', '/carts/{id}')]);
  const { status, body, headers } = await send<{ message: string }>(app, 'POST', '/carts/7', { body: {} });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, DELETE']);
  expect(body.message).toBe('/carts/7 does not support POST, only GET, DELETE.');
});

test('a body is JSON, a form or nothing', async () => {
  const app = testApp([echo('POST', '/echo')]);
  const read = async (body: string, type = 'application/json') =>
    (await send<{ body: unknown }>(app, 'POST', '/echo', { body, headers: { 'content-type': type } })).body.body;
  expect(await read('{"a":[1,null]}')).toEqual({ a: [1, null] });
  expect(await read('a=1&b=x+y', 'application/x-www-form-urlencoded')).toEqual({ a: '1', b: 'x y' });
  expect(await read('')).toEqual({});
});

test('malformed JSON and prototype keys are refused', async () => {
  const app = testApp([echo('POST', '/echo')]);
  for (const body of ['{"a":', '{"__proto__":{"admin":true}}', '[{"a":{"\\u005f_proto__":1}}]']) {
    const response = await send(app, 'POST', '/echo', { body });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ details: { applicationError: { code: expect.any(String) as unknown } } });
  }
  expect((await send(app, 'POST', '/echo?a.__proto__.b=1', { body: {} })).status).toBe(400);
  expect(({} as Record<string, unknown>)['b']).toBeUndefined();
});

test('rejects a body over one mebibyte, with and without a content length', async () => {
  const app = testApp([echo('POST', '/echo')]);
  const large = JSON.stringify('x'.repeat(1024 * 1024));
  const inPieces = new ReadableStream({
    start(controller) {
      for (let index = 0; index < 9; index++) controller.enqueue(new Uint8Array(128 * 1024).fill(32));
      controller.close();
    },
  });
  const plain = new Request('http://localhost/echo', { method: 'POST', body: large });
  const chunked = new Request('http://localhost/echo', {
    method: 'POST',
    body: inPieces,
    duplex: 'half',
  } as RequestInit);
  for (const request of [plain, chunked]) {
    const response = await app.fetch(request);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ details: { applicationError: { code: 'BODY_TOO_LARGE' } } });
  }
  expect(app.problems).toEqual([]);
});

test('keeps platform errors, and converts other errors to a 500 without details', async () => {
  const shape = async (error: unknown) => {
    const app = testApp([failing(error), count]);
    const { status, body } = await send(app, 'POST', '/fail', { body: {} });
    expect((await send(app, 'GET', '/notes')).body).toEqual({ count: 0 });
    return { status, body, problems: app.problems };
  };
  expect(await shape(new ApplicationError('notFound', 'CART_NOT_FOUND', 'No cart.', { id: '7' }))).toMatchObject({
    status: 404,
    problems: [],
    body: {
      message: 'Cart not found',
      details: { applicationError: { code: 'CART_NOT_FOUND', description: 'No cart.', data: { id: '7' } } },
    },
  });
  expect((await shape(new ApplicationError('permissionDenied', 'FORBIDDEN', 'Merchants only.'))).body).toEqual({
    message: 'Merchants only.',
    details: { applicationError: { code: 'FORBIDDEN', description: 'Merchants only.', data: {} } },
  });
  expect((await shape(new ApplicationError('notFound', undefined, 'No slug.'))).body).toEqual({
    message: 'No slug.',
    details: {},
  });
  const violation = { field: 'lineItems[0].quantity', description: 'must be at least 1', violatedRule: 'MIN' };
  expect(await shape(new ValidationError([violation]))).toMatchObject({
    status: 400,
    body: {
      message: 'lineItems[0].quantity must be at least 1',
      details: { validationError: { fieldViolations: [violation] } },
    },
  });
  const secret = new Error('password=hunter2');
  const response = await shape(secret);
  expect(response).toMatchObject({ status: 500, problems: [secret] });
  expect(JSON.stringify(response.body)).not.toContain('hunter2');
});

test('responses to writes have x-wix-consistent, responses to reads do not', async () => {
  const app = testApp([put, count]);
  expect((await send(app, 'POST', '/notes/1', { body: {} })).headers.get('x-wix-consistent')).toBeTruthy();
  expect((await send(app, 'GET', '/notes')).headers.get('x-wix-consistent')).toBeNull();
});

test('routes are open to those they are meant for', async () => {
  const app = testApp((['visitor', 'member', 'merchant'] as const).map((access) => echo('GET', `/${access}`, access)));
  const token = await visitorToken(app);
  const asMerchant = { headers: { authorization: DEMO_API_KEY, 'wix-site-id': DEMO_SITE_ID } };
  const statuses = async (options: object) =>
    Promise.all(
      ['/visitor', '/member', '/merchant'].map(async (path) => (await send(app, 'GET', path, options)).status),
    );
  expect(await statuses({})).toEqual([401, 401, 401]);
  expect(await statuses({ token })).toEqual([200, 403, 403]);
  expect(await statuses(asMerchant)).toEqual([200, 403, 200]);
});

test('a page belongs to the client in its address, or else of the token, or else to the demo client', async () => {
  const app = testApp([put, count]);
  const token = await visitorToken(app, 'one');
  await send(app, 'POST', '/notes/1', { body: {}, token });
  const read = async (path: string, options = {}) => (await send(app, 'GET', path, options)).body;
  expect(await read('/notes')).toEqual({ count: 0 });
  expect(await read('/notes', { token })).toEqual({ count: 1 });
  expect(await read('/notes?clientId=one')).toEqual({ count: 1 });
  expect(await read(`/notes?clientId=${DEMO_CLIENT_ID}`, { token })).toEqual({ count: 0 });
  expect((await send(app, 'GET', '/notes?clientId=nobody')).status).toBe(404);
});

test('pages of allowed origins may call, with any headers', async () => {
  const clients = [{ clientId: 'one', origins: ['https://shop.test'] }];
  const preflight = (app: ReturnType<typeof testApp>, origin: string) =>
    send(app, 'OPTIONS', '/notes', {
      headers: {
        origin,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,wix-site-id,x-wix-linguist,x-other',
      },
    });
  const { status, headers } = await preflight(testApp([count]), 'https://any.test');
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, 'https://any.test']);
  expect(headers.get('access-control-allow-headers')?.split(',')).toEqual([
    'authorization',
    'wix-site-id',
    'x-wix-linguist',
    'x-other',
  ]);
  expect(headers.get('access-control-allow-methods')).toContain('PATCH');
  expect(headers.get('vary')).toContain('Origin');
  const registered = testApp([count], clients);
  const allowed = async (origin: string) =>
    (await preflight(registered, origin)).headers.get('access-control-allow-origin');
  expect(await allowed('https://shop.test')).toBe('https://shop.test');
  expect(await allowed('https://evil.test')).toBeNull();
  const refusal = await send(registered, 'GET', '/nowhere', { headers: { origin: 'https://shop.test' } });
  expect(refusal.headers.get('access-control-allow-origin')).toBe('https://shop.test');
  expect(refusal.headers.get('access-control-expose-headers')).toContain('x-wix-request-id');
});

test('long bodies are cut in the log', async () => {
  const app = testApp([echo('POST', '/echo')]);
  const body = JSON.stringify({ text: 'x'.repeat(20_000) });
  await send(app, 'POST', '/echo', { body, headers: { 'content-length': String(body.length) } });
  const [entry] = app.log.list();
  expect(entry).toMatchObject({
    body: `[${body.length} characters]`,
    response: expect.stringMatching(/^\[\d+ characters\]$/) as unknown,
  });
});
