import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { repetitions } from '../../../../scripts/lib/scope.js';
import { createClient, fetchWithAuth, observe, operation, type AuthStrategy, type RetryContext } from '../index.js';
import { respond, stubFetch } from '../testing/stub-fetch.js';

const read = operation<[], { n?: number }>({ id: 'things.read', method: 'GET', path: '/v1/things', repeatable: true });
const write = operation<[], object>({ id: 'things.write', method: 'POST', path: '/v1/things' });
const things = { read, write };

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') }));
afterEach(() => vi.useRealTimers());

/** Awaits a call while advancing the fake timers. */
async function settled<T>(call: Promise<T>): Promise<T> {
  call.catch(() => undefined);
  await vi.runAllTimersAsync();
  return call;
}

/** Writes chunks to a stream and closes it. */
function pour(stream: ReadableStreamDefaultController, pieces: Uint8Array[]) {
  for (const piece of pieces) stream.enqueue(piece);
  stream.close();
}

const silent = () => new Promise<Response>(() => {});

describe('timeouts', () => {
  test('retries an attempt that times out and aborts its fetch', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const fetch = vi.fn((_: unknown, init?: RequestInit) => {
      signals.push(init?.signal);
      return signals.length < 3 ? silent() : Promise.resolve(Response.json({ n: 1 }));
    });
    const client = createClient({ modules: { things }, fetch, attemptTimeout: 100 });
    expect(await settled(client.things.read())).toEqual({ n: 1 });
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, false]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('options of a call win over those of the client', async () => {
    const client = createClient({ modules: { things }, fetch: silent, timeout: 500, attemptTimeout: 60_000 });
    await expect(settled(client.things.read())).rejects.toThrow('No response within 500 ms');
    await expect(settled(client.things.read({ timeout: 70 }))).rejects.toThrow('No response within 70 ms');
    const last = client.things.read({ attemptTimeout: 90, retry: 2, timeout: 1800 });
    await expect(settled(last)).rejects.toThrow('within 1800 ms (things.read, attempts: 2)');
  });

  test('timeout: Infinity is accepted', async () => {
    const { fetch } = stubFetch({ n: 1 });
    const limits = { timeout: Infinity, attemptTimeout: Infinity };
    expect(await createClient({ modules: { things }, fetch }).things.read(limits)).toEqual({ n: 1 });
  });

  test('the timeout includes waiting for a token', async () => {
    const auth: AuthStrategy = { getAuthHeaders: () => new Promise(() => {}) };
    const client = createClient({ modules: { things }, auth, timeout: 500 });
    await expect(settled(client.things.read())).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('a call aborted while waiting for a token sends no request', async () => {
    let come = (_: { headers: Record<string, string> }) => {};
    const auth: AuthStrategy = { getAuthHeaders: () => new Promise((resolve) => (come = resolve)) };
    const { fetch, sent } = stubFetch({});
    const onRequest = vi.fn();
    const client = createClient({ modules: { things }, auth, fetch, observer: observe({ onRequest }) });
    await expect(settled(client.things.read({ timeout: 500 }))).rejects.toMatchObject({ kind: 'timeout' });
    come({ headers: {} });
    await vi.runAllTimersAsync();
    expect(sent).toEqual([]);
    expect(onRequest).not.toHaveBeenCalled();
  });
});

describe('retries', () => {
  test('attempts can be set for the client and for a call', async () => {
    const { fetch, sent } = stubFetch(respond(503));
    const client = createClient({ modules: { things }, fetch, retry: { attempts: 2 } });
    await expect(settled(client.things.read())).rejects.toMatchObject({ status: 503 });
    expect(sent).toHaveLength(2);
    await expect(settled(client.things.read({ retry: 4 }))).rejects.toMatchObject({ status: 503 });
    expect(sent).toHaveLength(6);
  });

  test('shouldRetry is called only if a retry is safe', async () => {
    const requests: RetryContext[] = [];
    const shouldRetry = (context: RetryContext) => requests.push(context) < 2;
    const { fetch, sent } = stubFetch(respond(404));
    const client = createClient({ modules: { things }, fetch, retry: { attempts: 9, shouldRetry } });
    await expect(settled(client.things.write())).rejects.toMatchObject({ status: 404 });
    expect(requests).toEqual([]);
    await expect(settled(client.things.read())).rejects.toMatchObject({ status: 404 });
    expect(sent).toHaveLength(1 + 2);
    expect(requests).toEqual([
      { operation: 'things.read', attempt: 1, status: 404, error: undefined, isTransient: false },
      { operation: 'things.read', attempt: 2, status: 404, error: undefined, isTransient: false },
    ]);
  });

  test('the retry budget stops retries while all calls fail and refills when they succeed', async () => {
    let status = 503;
    const { fetch, sent } = stubFetch(() => (status === 200 ? {} : respond(status)));
    const client = createClient({ modules: { things }, fetch });
    const fail = async (calls: number) => {
      const before = sent.length;
      for (let count = 0; count < calls; count++) await settled(client.things.read()).catch(() => {});
      return sent.length - before - calls;
    };
    expect(await fail(5)).toBe(10);
    expect(await fail(100)).toBeLessThanOrEqual(21);
    status = 200;
    expect(await fail(50)).toBe(0);
    status = 503;
    expect(await fail(5)).toBe(10);
    const other = createClient({ modules: { things }, fetch });
    await settled(other.things.read()).catch(() => {});
  });

  /** Backoff after a 503 with this `Retry-After`. `undefined` if the call is not retried. */
  const delayAfter = async (value: string) => {
    let delay: number | undefined;
    const observer = () => ({
      onAttempt: () => undefined,
      onResponse() {},
      onRetry: (milliseconds: number) => void (delay = milliseconds),
      onError() {},
    });
    const { fetch } = stubFetch(respond(503, {}, { 'retry-after': value }), {});
    await settled(createClient({ modules: { things }, fetch, observer }).things.read()).catch(() => {});
    return delay;
  };

  test('property: the backoff is at least Retry-After, in seconds or as a date, and at most the jitter above it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(29), fc.boolean(), async (seconds, isDate) => {
        vi.setSystemTime('2026-01-01T00:00:00Z');
        const delay = await delayAfter(isDate ? new Date(Date.now() + seconds * 1000).toUTCString() : `${seconds}`);
        expect(delay).toBeGreaterThanOrEqual(seconds * 1000);
        expect(delay).toBeLessThanOrEqual(seconds * 1000 + 200);
      }),
      { numRuns: repetitions({ sample: 300, full: 2000 }) },
    );
  });

  test('property: an invalid Retry-After yields a non-negative backoff', async () => {
    const visible = fc.string({ unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCharCode(code)) });
    const texts = fc.oneof(visible, fc.double().map(String), fc.date({ noInvalidDate: true }).map(String));
    await fc.assert(
      fc.asyncProperty(texts, async (value) => {
        expect((await delayAfter(value)) ?? 0).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: repetitions({ sample: 500, full: 5000 }) },
    );
  });

  test('a response over the limit is neither read to its end nor retried', async () => {
    let pulled = 0;
    let signal: AbortSignal | null | undefined;
    const fetch = vi.fn((_: unknown, init?: RequestInit) => {
      signal = init?.signal;
      const endless = {
        pull: (stream: ReadableStreamDefaultController) => stream.enqueue(new Uint8Array(++pulled && 1000)),
      };
      return Promise.resolve(new Response(new ReadableStream(endless)));
    });
    const client = createClient({ modules: { things }, fetch, maxResponseBytes: 10_000 });
    await expect(settled(client.things.read())).rejects.toMatchObject({ kind: 'parse', code: 'response_too_large' });
    expect(pulled).toBeLessThan(15);
    expect(signal?.aborted).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('decodes a response across chunk boundaries', async () => {
    const text = '\uFEFF{"n":1,"name":"Grüße, 世界 🎈"}';
    const bytes = new TextEncoder().encode(text);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 6 }), async (cuts) => {
        const ends = [...cuts, bytes.length].sort((a, b) => a - b);
        const pieces = ends.map((end, index) => bytes.slice(ends[index - 1] ?? 0, end));
        const fetch = () =>
          Promise.resolve(new Response(new ReadableStream({ start: (stream) => pour(stream, pieces) })));
        const client = createClient({ modules: { things }, fetch, maxResponseBytes: bytes.length });
        expect(await client.things.read()).toEqual({ n: 1, name: 'Grüße, 世界 🎈' });
      }),
    );
  });

  test('reads response.text() if fetch has no streams', async () => {
    const response = { status: 200, headers: new Headers(), text: () => Promise.resolve('{"n":1}') } as Response;
    const client = createClient({ modules: { things }, fetch: () => Promise.resolve(response) });
    expect(await client.things.read()).toEqual({ n: 1 });
    const short = createClient({ modules: { things }, fetch: () => Promise.resolve(response), maxResponseBytes: 6 });
    await expect(short.things.read()).rejects.toMatchObject({ kind: 'parse', code: 'response_too_large' });
  });
});

describe('fetchWithAuth', () => {
  const auth: AuthStrategy = { getAuthHeaders: async () => ({ headers: { Authorization: 'secret' } }) };

  test.each([
    ['a path', '/v1/more'],
    ['a URL', new URL('https://www.wixapis.com/v1/more')],
    ['a request', new Request('https://www.wixapis.com/v1/more', { headers: { 'x-own': '1' } })],
  ])('%s is sent with the authorization, without following redirects', async (_, input) => {
    const fetch = vi.fn((_: unknown, __?: RequestInit) => Promise.resolve(new Response()));
    await createClient({ auth, fetch }).use(fetchWithAuth)(input, { redirect: 'follow' });
    const [target, init] = fetch.mock.calls[0] ?? [];
    expect(new Request(target as Request, init).url).toBe('https://www.wixapis.com/v1/more');
    expect(init?.redirect).toBe('manual');
    const headers = new Headers(init?.headers);
    expect(headers.get('authorization')).toBe('secret');
    expect(headers.get('x-own')).toBe(input instanceof Request ? '1' : null);
  });

  test.each([301, 302, 303, 307, 308])('rejects a redirect: %i', async (status) => {
    const fetch = vi.fn(() => Promise.resolve(new Response(null, { status, headers: { location: '/v1/other' } })));
    await expect(createClient({ auth, fetch }).use(fetchWithAuth)('/v1/more')).rejects.toMatchObject({
      code: 'invalid_argument',
      message: '"url" must be on https://www.wixapis.com, without redirects',
    });
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('rejects an opaque redirect of a browser', async () => {
    const hidden = { type: 'opaqueredirect', status: 0, ok: false } as Response;
    const client = createClient({ auth, fetch: () => Promise.resolve(hidden) });
    await expect(client.use(fetchWithAuth)('/v1/more')).rejects.toMatchObject({ code: 'invalid_argument' });
  });

  test.each([200, 201, 204, 304, 400, 404, 503])('returns any other response: %i', async (status) => {
    const fetch = () => Promise.resolve(new Response(null, { status }));
    expect((await createClient({ auth, fetch }).use(fetchWithAuth)('/v1/more')).status).toBe(status);
  });

  test('a signal aborts the wait for a token, and reaches fetch afterwards', async () => {
    const tokens: (() => void)[] = [];
    const slow: AuthStrategy = {
      getAuthHeaders: () => new Promise((resolve) => tokens.push(() => resolve({ headers: {} }))),
    };
    const controller = new AbortController();
    const given: boolean[] = [];
    const fetch = (input: string | URL | Request, init?: RequestInit) => {
      given.push(new Request(input, init).signal.aborted);
      return silent();
    };
    const client = createClient({ auth: slow, fetch });
    const calls = [
      client.use(fetchWithAuth)('/v1', { signal: controller.signal }),
      client.use(fetchWithAuth)(new Request('https://www.wixapis.com/v1', { signal: controller.signal })),
    ].map((call) => call.catch((error: unknown) => error));
    controller.abort('enough');
    expect(await Promise.all(calls)).toMatchObject([{ kind: 'aborted', cause: 'enough' }, { kind: 'aborted' }]);
    for (const arrives of tokens) arrives();
    await vi.runAllTimersAsync();
    expect(given).toEqual([true, true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each(['https://shop.example/api/wix', 'https://shop.example/api/wix/'])(
    'appends a path to the whole apiUrl, as operations do: %s',
    async (apiUrl) => {
      const { fetch, sent } = stubFetch({});
      const client = createClient({ modules: { things }, fetch, auth, apiUrl });
      await client.things.read();
      await client.use(fetchWithAuth)('/v1/things?a=1#b');
      await client.use(fetchWithAuth)('https://shop.example/other');
      expect(sent.map(({ url }) => url.href.split('#')[0])).toEqual([
        'https://shop.example/api/wix/v1/things',
        'https://shop.example/api/wix/v1/things?a=1',
        'https://shop.example/other',
      ]);
    },
  );

  test.each([undefined, null, '', 'https://[', {}])('rejects %j as a URL', async (input) => {
    const { fetch, sent } = stubFetch({});
    const call = createClient({ fetch, auth, apiUrl: 'https://shop.example/api' }).use(fetchWithAuth)(input as string);
    await expect(call).rejects.toMatchObject({ code: 'invalid_argument' });
    expect(sent).toEqual([]);
  });

  test('an authorization header of the caller wins over the session', async () => {
    const { fetch, sent } = stubFetch({});
    await createClient({ auth, fetch }).use(fetchWithAuth)('/v1', { headers: { authorization: 'own' } });
    expect(sent[0]?.headers.get('authorization')).toBe('own');
  });

  test.each([new URL('https://evil.example/'), new Request('https://evil.example/')])(
    'rejects other hosts before sending: %#',
    async (input) => {
      const { fetch, sent } = stubFetch({});
      await expect(createClient({ auth, fetch }).use(fetchWithAuth)(input)).rejects.toMatchObject({
        kind: 'validation',
      });
      expect(sent).toEqual([]);
    },
  );
});
