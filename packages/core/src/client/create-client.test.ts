import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient, operation, type AuthStrategy } from '../index.js';
import { answer, stubFetch } from '../testing/stub-fetch.js';

const read = operation<[], { n?: number }>({ id: 'things.read', method: 'GET', path: '/v1/things', repeatable: true });
const write = operation<[body?: object], object>({
  id: 'things.write',
  method: 'POST',
  path: '/v1/things',
  input: (body) => ({ ...body }),
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
  test('modules and use bind the same functions once, and leave the rest', async () => {
    const { fetch, sent } = stubFetch({ n: 1 });
    const client = createClient({ modules: { things }, fetch });
    expect(client.use(things)).toBe(client.things);
    expect(client.things.LIMIT).toBe(5);
    expect(await client.things.read()).toEqual({ n: 1 });
    expect(sent).toHaveLength(1);
  });

  test('use binds one operation, too', async () => {
    const { fetch, sent } = stubFetch({ n: 1 });
    const client = createClient({ fetch });
    expect(await client.use(read)()).toEqual({ n: 1 });
    expect(client.use(read)).toBe(client.use(read));
    expect(sent).toHaveLength(1);
  });

  test('an operation alone needs the ambient client', async () => {
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
  ])('the host %s is refused: tokens go over https or stay on this machine', (apiUrl) =>
    expect(() => createClient({ apiUrl })).toThrow(/"apiUrl" must be an https URL/),
  );

  test('calls go to the CDN host where the strategy says so, and to apiUrl where only that is set', async () => {
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
  test('setHeaders adds to every call from now on', async () => {
    const { fetch, sent } = stubFetch({});
    const client = createClient({ modules: { things }, fetch });
    client.setHeaders({ 'x-more': '1' });
    await client.things.read();
    expect(sent[0]?.headers.get('x-more')).toBe('1');
  });

  test('what a write answered in x-wix-consistent is sent with later calls of that client alone', async () => {
    const { fetch, sent } = stubFetch(answer(200, {}, { 'x-wix-consistent': 'c1' }), answer(200, {}));
    const client = createClient({ modules: { things }, fetch });
    await client.things.write({});
    await client.things.read();
    await createClient({ modules: { things }, fetch }).things.read();
    expect(sent.map(({ headers }) => headers.get('x-wix-consistent'))).toEqual([null, 'c1', null]);
  });

  test("fetchWithAuth adds the authorization, keeps the caller's headers, and refuses to send tokens elsewhere", async () => {
    const { fetch, sent } = stubFetch({});
    const client = createClient({
      fetch,
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
      await expect(client.fetchWithAuth(url)).rejects.toMatchObject({ kind: 'validation' });
    }
    expect(sent).toHaveLength(1);
  });
});

describe('retries', () => {
  test.each([408, 429, 500, 502, 503, 504])('a call that may be repeated is sent again after %i', async (status) => {
    vi.useFakeTimers();
    const { fetch, sent } = stubFetch(answer(status), answer(status), { n: 3 });
    expect(await settled(createClient({ modules: { things }, fetch }).things.read())).toEqual({ n: 3 });
    expect(sent).toHaveLength(3);
  });

  test('three attempts are made, and the last failure is told', async () => {
    vi.useFakeTimers();
    const { fetch, sent } = stubFetch(answer(503));
    await expect(settled(createClient({ modules: { things }, fetch }).things.read())).rejects.toMatchObject({
      status: 503,
    });
    expect(sent).toHaveLength(3);
  });

  test.each([400, 401, 404, 409, 501, 201, 204])('%i is not retried', async (status) => {
    const { fetch, sent } = stubFetch(new Response(null, { status }));
    await expect(createClient({ modules: { things }, fetch }).things.read()).rejects.toMatchObject({ status });
    expect(sent).toHaveLength(1);
  });

  test.each([500, 503, 504, 408])(
    'a call that must not be repeated is sent once, whatever comes: %i',
    async (status) => {
      const { fetch, sent } = stubFetch(answer(status));
      await expect(createClient({ modules: { things }, fetch }).things.write({})).rejects.toMatchObject({ status });
      expect(sent).toHaveLength(1);
    },
  );

  test('a call that must not be repeated is sent once when the connection breaks', async () => {
    const { fetch, sent } = stubFetch(() =>
      Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } })),
    );
    await expect(createClient({ modules: { things }, fetch }).things.write({})).rejects.toMatchObject({
      kind: 'network',
    });
    expect(sent).toHaveLength(1);
  });

  test.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])(
    'a call that must not be repeated is sent again when it provably never left: %s',
    async (code) => {
      vi.useFakeTimers();
      const refused = () => Promise.reject(new TypeError('fetch failed', { cause: { code } }));
      const { fetch, sent } = stubFetch(refused, { ok: true });
      expect(await settled(createClient({ modules: { things }, fetch }).things.write({}))).toEqual({ ok: true });
      expect(sent).toHaveLength(2);
    },
  );

  test('retry: false sends once', async () => {
    const { fetch, sent } = stubFetch(answer(503));
    await expect(createClient({ modules: { things }, fetch }).things.read({ retry: false })).rejects.toMatchObject({
      status: 503,
    });
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['seconds', '2'],
    ['a date', new Date(Date.parse('2026-01-01T00:00:02Z')).toUTCString()],
  ])('Retry-After in %s is the least that is waited', async (_, value) => {
    vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
    const { fetch, sent } = stubFetch(answer(429, {}, { 'retry-after': value }), {});
    const call = createClient({ modules: { things }, fetch }).things.write({});
    await vi.advanceTimersByTimeAsync(1999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(sent).toHaveLength(2);
  });

  test('a longer Retry-After than half a minute is not waited for', async () => {
    const { fetch, sent } = stubFetch(answer(429, {}, { 'retry-after': '31' }));
    await expect(createClient({ modules: { things }, fetch }).things.read()).rejects.toMatchObject({ status: 429 });
    expect(sent).toHaveLength(1);
  });
});

describe('deadline and cancellation', () => {
  const silent = () => new Promise<Response>(() => {});

  test('a server that never answers fails at the deadline', async () => {
    vi.useFakeTimers();
    const { fetch } = stubFetch(silent);
    const call = createClient({ modules: { things }, fetch }).things.read({ timeout: 500 });
    await expect(settled(call)).rejects.toMatchObject({
      kind: 'timeout',
      message: 'No answer within 500 ms (things.read, 1 attempt)',
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('the deadline covers the body', async () => {
    vi.useFakeTimers();
    const stalled = () => Promise.resolve(new Response(new ReadableStream({ pull: () => new Promise(() => {}) })));
    const call = createClient({ modules: { things }, fetch: stalled }).things.read({ timeout: 500 });
    await expect(settled(call)).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('a retry for which there is no time left is not waited for', async () => {
    const { fetch, sent } = stubFetch(answer(429, {}, { 'retry-after': '2' }));
    const call = createClient({ modules: { things }, fetch }).things.read({ timeout: 1000 });
    await expect(call).rejects.toMatchObject({ status: 429 });
    expect(sent).toHaveLength(1);
  });

  test('a signal cancels, and leaves neither timer nor listener behind', async () => {
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

  test('a signal that was aborted before sends nothing', async () => {
    const { fetch, sent } = stubFetch({});
    const call = createClient({ modules: { things }, fetch }).things.read({ signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    expect(sent).toHaveLength(0);
  });

  test('a signal cancels while a retry is waited for', async () => {
    vi.useFakeTimers();
    const { fetch, sent } = stubFetch(answer(429, {}, { 'retry-after': '20' }));
    const controller = new AbortController();
    const call = createClient({ modules: { things }, fetch }).things.read({ signal: controller.signal });
    call.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(1);
  });

  test('a signal cancels while a token is waited for', async () => {
    const { fetch, sent } = stubFetch({});
    const controller = new AbortController();
    const auth: AuthStrategy = { getAuthHeaders: () => new Promise(() => {}) };
    const call = createClient({ modules: { things }, fetch, auth }).things.read({ signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    expect(sent).toHaveLength(0);
  });
});
