import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient, fetchWithAuth, operation, type AuthStrategy } from '../index.js';
import { respond, stubFetch } from '../testing/stub-fetch.js';

const read = operation<[], { n?: number }>({ id: 'things.read', method: 'GET', path: '/v1/things', repeatable: true });
const write = operation<[body?: object], object>({
  id: 'things.write',
  method: 'POST',
  path: '/v1/things',
  args: ['...body'],
});
const things = { read, write, LIMIT: 5 };

afterEach(() => vi.useRealTimers());

/** Lets every timer of a call pass. */
async function settled<T>(call: Promise<T>): Promise<T> {
  call.catch(() => undefined);
  await vi.runAllTimersAsync();
  return call;
}

describe('modules', () => {
  test('modules and client.use share the bound functions and pass other members through', async () => {
    const { fetch, sent } = stubFetch({ n: 1 });
    const client = createClient({ modules: { things }, fetch });
    expect(client.use(things)).toBe(client.things);
    expect(client.things.LIMIT).toBe(5);
    expect(await client.things.read()).toEqual({ n: 1 });
    expect(sent).toHaveLength(1);
  });

  test('client.use binds a single operation', async () => {
    const { fetch, sent } = stubFetch({ n: 1 });
    const client = createClient({ fetch });
    expect(await client.use(read)()).toEqual({ n: 1 });
    expect(client.use(read)).toBe(client.use(read));
    expect(sent).toHaveLength(1);
  });

  test('an unbound operation requires an ambient client', async () => {
    expect(() => read()).toThrow(
      'Wix context is not available. Make sure to initialize the Wix context before using SDK modules',
    );
    const { fetch } = stubFetch({ n: 2 });
    createClient({ fetch }).enableContext('global');
    expect(await read()).toEqual({ n: 2 });
  });

  test.each([
    'http://www.example.com',
    'not a url',
    'ftp://x',
    'http://127.0.0.1.evil.example',
    'http://localhost:1@evil.example',
  ])('rejects the base URL %s: only https, or http on localhost', (apiUrl) =>
    expect(() => createClient({ apiUrl })).toThrow(/"apiUrl" must be an https URL/),
  );

  test('sends calls to the CDN host if the strategy has useCDN, and to apiUrl if only that is set', async () => {
    const auth: AuthStrategy = { useCDN: true, getAuthHeaders: () => Promise.resolve({ headers: {} }) };
    const { fetch, sent } = stubFetch({});
    await createClient({ modules: { things }, fetch, auth }).things.read();
    await createClient({ modules: { things }, fetch, auth, apiUrl: 'http://127.0.0.1:4000/' }).things.read();
    expect(sent.map(({ url }) => url.href)).toEqual([
      'https://edge.wixapis.com/v1/things',
      'http://127.0.0.1:4000/v1/things',
    ]);
  });
});

describe('headers', () => {
  test('setHeaders applies to all later calls', async () => {
    const { fetch, sent } = stubFetch({});
    const client = createClient({ modules: { things }, fetch });
    client.setHeaders({ 'x-more': '1' });
    await client.things.read();
    expect(sent[0]?.headers.get('x-more')).toBe('1');
  });

  test('sends x-wix-consistent of a response with later calls of the same client only', async () => {
    const { fetch, sent } = stubFetch(respond(200, {}, { 'x-wix-consistent': 'c1' }), respond(200, {}));
    const client = createClient({ modules: { things }, fetch });
    await client.things.write({});
    await client.things.read();
    await createClient({ modules: { things }, fetch }).things.read();
    expect(sent.map(({ headers }) => headers.get('x-wix-consistent'))).toEqual([null, 'c1', null]);
  });

  test('fetchWithAuth adds the authorization, keeps the caller’s headers and rejects other hosts', async () => {
    const { fetch, sent } = stubFetch({});
    const client = createClient({
      fetch,
      modules: { fetchWithAuth },
      auth: { getAuthHeaders: () => Promise.resolve({ headers: { Authorization: 'secret' } }) },
    });
    await client.fetchWithAuth('/v1/more', { headers: new Headers({ 'x-own': '1' }) });
    expect(sent[0]?.url.href).toBe('https://www.wixapis.com/v1/more');
    expect(sent[0]?.headers.get('authorization')).toBe('secret');
    expect(sent[0]?.headers.get('x-own')).toBe('1');
    for (const url of [
      'https://evil.example/',
      '//evil.example',
      'https://www.wixapis.com@evil.example/',
      'https://www.wixapis.com.evil.example',
    ]) {
      await expect(client.use(fetchWithAuth)(url)).rejects.toMatchObject({ kind: 'validation' });
    }
    expect(sent).toHaveLength(1);
  });
});

describe('retries', () => {
  test.each([408, 429, 500, 502, 503, 504])('retries a repeatable call after %i', async (status) => {
    vi.useFakeTimers();
    const { fetch, sent } = stubFetch(respond(status), respond(status), { n: 3 });
    expect(await settled(createClient({ modules: { things }, fetch }).things.read())).toEqual({ n: 3 });
    expect(sent).toHaveLength(3);
  });

  test('fails with the last error after three attempts', async () => {
    vi.useFakeTimers();
    const { fetch, sent } = stubFetch(respond(503));
    await expect(settled(createClient({ modules: { things }, fetch }).things.read())).rejects.toMatchObject({
      status: 503,
    });
    expect(sent).toHaveLength(3);
  });

  test.each([400, 401, 404, 409, 501, 201, 204])('does not retry after %i', async (status) => {
    const { fetch, sent } = stubFetch(new Response(null, { status }));
    await expect(createClient({ modules: { things }, fetch }).things.read()).rejects.toMatchObject({ status });
    expect(sent).toHaveLength(1);
  });

  test.each([500, 503, 504, 408])('sends a call that is not repeatable once after %i', async (status) => {
    const { fetch, sent } = stubFetch(respond(status));
    await expect(createClient({ modules: { things }, fetch }).things.write({})).rejects.toMatchObject({ status });
    expect(sent).toHaveLength(1);
  });

  test('sends a call that is not repeatable once if the connection breaks', async () => {
    const { fetch, sent } = stubFetch(() =>
      Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })),
    );
    await expect(createClient({ modules: { things }, fetch }).things.write({})).rejects.toMatchObject({
      kind: 'network',
    });
    expect(sent).toHaveLength(1);
  });

  test.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])(
    'retries a call that is not repeatable if the request was never sent: %s',
    async (code) => {
      vi.useFakeTimers();
      const refused = () => Promise.reject(new TypeError('fetch failed', { cause: { code } }));
      const { fetch, sent } = stubFetch(refused, { ok: true });
      expect(await settled(createClient({ modules: { things }, fetch }).things.write({}))).toEqual({ ok: true });
      expect(sent).toHaveLength(2);
    },
  );

  test('retry: false sends the request once', async () => {
    const { fetch, sent } = stubFetch(respond(503));
    await expect(createClient({ modules: { things }, fetch }).things.read({ retry: false })).rejects.toMatchObject({
      status: 503,
    });
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['seconds', '2'],
    ['a date', new Date(Date.parse('2026-01-01T00:00:02Z')).toUTCString()],
  ])('waits at least as long as Retry-After in %s', async (_, value) => {
    vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
    const { fetch, sent } = stubFetch(respond(429, {}, { 'retry-after': value }), {});
    const call = createClient({ modules: { things }, fetch }).things.write({});
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(sent).toHaveLength(2);
  });

  test('does not retry if Retry-After exceeds 30 seconds', async () => {
    const { fetch, sent } = stubFetch(respond(429, {}, { 'retry-after': '31' }));
    await expect(createClient({ modules: { things }, fetch }).things.read()).rejects.toMatchObject({ status: 429 });
    expect(sent).toHaveLength(1);
  });
});

describe('timeout and cancellation', () => {
  const silent = () => new Promise<Response>(() => {});

  test('rejects at the deadline if the server does not respond', async () => {
    vi.useFakeTimers();
    const { fetch } = stubFetch(silent);
    const call = createClient({ modules: { things }, fetch }).things.read({ timeout: 500 });
    await expect(settled(call)).rejects.toMatchObject({
      kind: 'timeout',
      message: 'No response within 500 ms (things.read, attempts: 1)',
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('the deadline includes reading the body', async () => {
    vi.useFakeTimers();
    const stalled = () => Promise.resolve(new Response(new ReadableStream({ pull: () => new Promise(() => {}) })));
    const call = createClient({ modules: { things }, fetch: stalled }).things.read({ timeout: 500 });
    await expect(settled(call)).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('does not start a backoff that exceeds the deadline', async () => {
    vi.useFakeTimers();
    const { fetch, sent } = stubFetch(respond(429, {}, { 'retry-after': '2' }));
    const call = createClient({ modules: { things }, fetch }).things.read({ timeout: 1000 });
    await expect(settled(call)).rejects.toMatchObject({ status: 429 });
    expect(sent).toHaveLength(1);
  });

  test('an aborted signal rejects the call and leaves no timer or listener', async () => {
    vi.useFakeTimers();
    const { fetch } = stubFetch(silent);
    const controller = new AbortController();
    const added = vi.spyOn(controller.signal, 'addEventListener');
    const removed = vi.spyOn(controller.signal, 'removeEventListener');
    const call = createClient({ modules: { things }, fetch }).things.read({ signal: controller.signal });
    controller.abort('changed my mind');
    await expect(settled(call)).rejects.toMatchObject({ kind: 'aborted', cause: 'changed my mind' });
    expect(vi.getTimerCount()).toBe(0);
    expect(removed.mock.calls).toEqual(expect.arrayContaining(added.mock.calls));
  });

  test('sends no request if the signal is already aborted', async () => {
    const { fetch, sent } = stubFetch({});
    const call = createClient({ modules: { things }, fetch }).things.read({ signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    expect(sent).toHaveLength(0);
  });

  test('a signal aborts the backoff', async () => {
    vi.useFakeTimers();
    const { fetch, sent } = stubFetch(respond(429, {}, { 'retry-after': '20' }));
    const controller = new AbortController();
    const call = createClient({ modules: { things }, fetch }).things.read({ signal: controller.signal });
    call.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(1);
  });

  test('a signal aborts while waiting for a token', async () => {
    const { fetch, sent } = stubFetch({});
    const controller = new AbortController();
    const auth: AuthStrategy = { getAuthHeaders: () => new Promise(() => {}) };
    const call = createClient({ modules: { things }, fetch, auth }).things.read({ signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    expect(sent).toHaveLength(0);
  });
});
