import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { graphql } from '../graphql/index.js';
import { createClient, operation, type RequestOptions } from '../index.js';
import { respond, stubFetch } from '../testing/stub-fetch.js';

const read = operation<[], object>({ id: 'things.read', method: 'GET', path: '/v1/things', repeatable: true });
const write = operation<[body?: object], object>({
  id: 'things.write',
  method: 'POST',
  path: '/v1/things',
  args: ['...body'],
});
const things = { read, write };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Awaits a call while advancing the fake timers. */
async function settled<T>(call: Promise<T>): Promise<T> {
  call.catch(() => undefined);
  await vi.runAllTimersAsync();
  return call;
}

const silent = () => new Promise<Response>(() => {});

/** Creates a fetch with delayed responses, which an abort cancels. */
function slowFetch(...delays: number[]) {
  const fetch = vi.fn(
    (_: unknown, init?: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const delay = delays[Math.min(fetch.mock.calls.length, delays.length) - 1];
        setTimeout(() => resolve(Response.json({})), delay);
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  return fetch;
}

describe('undefined options', () => {
  const unset = {
    timeout: undefined,
    attemptTimeout: undefined,
    retry: undefined,
    signal: undefined,
    headers: undefined,
    fetchOptions: undefined,
  } as unknown as RequestOptions;

  test('of a call fall back to those of the client', async () => {
    const client = createClient({ modules: { things }, fetch: silent, timeout: 300 });
    await expect(settled(client.things.read(unset))).rejects.toThrow('No response within 300 ms');
    const { fetch, sent } = stubFetch(respond(503));
    await expect(
      settled(createClient({ modules: { things }, fetch, retry: 2 }).things.read(unset)),
    ).rejects.toMatchObject({ attempts: 2 });
    expect(sent).toHaveLength(2);
    const short = createClient({ modules: { things }, fetch: silent, attemptTimeout: 70, retry: 2, timeout: 2000 });
    await expect(settled(short.things.read(unset))).rejects.toMatchObject({ attempts: 2 });
  });

  test('of a client fall back to the defaults', async () => {
    const options = { ...unset, fetch: silent, apiUrl: undefined, cdnUrl: undefined, maxResponseBytes: undefined };
    const client = createClient({ ...(options as object), modules: { things } });
    await expect(settled(client.things.read())).rejects.toThrow('No response within 30000 ms');
    const { fetch, sent } = stubFetch(respond(503));
    const other = createClient({ modules: { things }, fetch, retry: { attempts: undefined } as object });
    await expect(settled(other.things.read())).rejects.toMatchObject({ attempts: 3 });
    expect(sent).toHaveLength(3);
  });
});

describe('attemptTimeout', () => {
  test('does not apply to a call that is not repeatable', async () => {
    const fetch = slowFetch(12_000);
    const client = createClient({ modules: { things }, fetch });
    expect(await settled(client.things.write({}, { timeout: 60_000 }))).toEqual({});
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('does not apply to a call that is sent once', async () => {
    const fetch = slowFetch(12_000);
    const client = createClient({ modules: { things }, fetch });
    expect(await settled(client.things.read({ timeout: 60_000, retry: false }))).toEqual({});
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('applies to every attempt except the last, which uses the rest of the timeout', async () => {
    const fetch = slowFetch(12_000);
    const client = createClient({ modules: { things }, fetch });
    expect(await settled(client.things.read({ timeout: 60_000 }))).toEqual({});
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test('does not apply if the retry budget is empty', async () => {
    const broken = stubFetch(respond(503));
    const slow = slowFetch(12_000);
    let fetch: typeof globalThis.fetch = broken.fetch;
    const client = createClient({ modules: { things }, fetch: (...args) => fetch(...args) });
    for (let count = 0; count < 30; count++) await settled(client.things.read()).catch(() => undefined);
    fetch = slow;
    const { calls } = slow.mock;
    while (calls.length === 0) expect(await settled(client.things.read({ timeout: 60_000 }))).toEqual({});
    expect(calls).toHaveLength(1);
  });
});

describe('errors without a response', () => {
  test('of a server on this machine say how to start the emulator', async () => {
    const fetch = () => Promise.reject(new TypeError('fetch failed'));
    for (const [apiUrl, isLocal] of [
      ['http://127.0.0.1:4000', true],
      ['http://localhost:4000', true],
      ['https://localhost.example', false],
    ] as const) {
      const client = createClient({ modules: { things }, fetch, apiUrl });
      const error: unknown = await settled(client.things.read()).catch((thrown: unknown) => thrown);
      expect(String(error).includes('start it with "npx @cartwright/emulator"')).toBe(isLocal);
    }
  });

  test.each([
    ['timeout', { timeout: 100 }, silent, 'No response within 100 ms (things.read, attempts: 1)', 1],
    [
      'network',
      {},
      () => Promise.reject(new TypeError('fetch failed')),
      'GET https://www.wixapis.com could not be reached (things.read, attempts: 3)',
      3,
    ],
    ['aborted', { signal: AbortSignal.abort() }, silent, 'The call was aborted (things.read, attempts: 0)', 0],
    [
      'parse',
      {},
      () => Promise.resolve(new Response('x'.repeat(9))),
      'The response exceeds 8 bytes: raise "maxResponseBytes" (things.read, attempts: 1)',
      1,
    ],
  ])('name the operation and the number of attempts: %s', async (kind, options, fetch, message, attempts) => {
    const client = createClient({ modules: { things }, fetch, maxResponseBytes: 8 });
    const error: unknown = await settled(client.things.read(options)).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind, message, attempts, operation: 'things.read' });
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ operation: 'things.read', attempts });
  });

  test('an API error counts attempts, including the replay after a 401', async () => {
    const auth = {
      getAuthHeaders: () => Promise.resolve({ headers: {} }),
      handleUnauthorized: () => Promise.resolve(true),
    };
    const { fetch } = stubFetch(respond(503), respond(401), respond(404));
    const client = createClient({ modules: { things }, fetch, auth });
    await expect(settled(client.things.read())).rejects.toMatchObject({ status: 404, attempts: 3 });
  });
});

describe('arguments that cannot be sent are rejected before sending', () => {
  const throwing = {
    get name(): string {
      throw new RangeError('a getter');
    },
  };
  const circular: Record<string, unknown> = {};
  circular['self'] = circular;

  test.each<[string, object]>([
    ['a bigint', { amount: 10n }],
    ['a throwing getter', throwing],
    ['a circle', circular],
  ])('%s', async (_, body) => {
    const { fetch, sent } = stubFetch({});
    const client = createClient({ modules: { things }, fetch });
    await expect(client.things.write(body)).rejects.toMatchObject({ kind: 'validation', code: 'invalid_argument' });
    await expect(client.use(graphql)('query q { a }', { body })).rejects.toMatchObject({ code: 'invalid_argument' });
    expect(sent).toEqual([]);
  });

  test.each<[string, object]>([
    ['"timeout" must be a non-negative number', { timeout: NaN }],
    ['"timeout" must be a non-negative number', { timeout: 'soon' }],
    ['"timeout" must be a non-negative number', { timeout: -1 }],
    ['"attemptTimeout" must be a non-negative number', { attemptTimeout: {} }],
    ['"retry" must be a non-negative number', { retry: 'often' }],
    ['"retry" must be a non-negative number', { retry: { attempts: NaN } }],
  ])('%s', async (message, options) => {
    const { fetch, sent } = stubFetch({});
    const client = createClient({ modules: { things }, fetch });
    await expect(client.things.write({}, options)).rejects.toMatchObject({ code: 'invalid_argument', message });
    expect(sent).toEqual([]);
  });
});

test('a throwing getter of the options fails the call before it is sent', async () => {
  const { fetch, sent } = stubFetch({});
  const client = createClient({ modules: { things }, fetch });
  const options = {
    get timeout(): number {
      throw new Error('a getter');
    },
  };
  await expect(client.things.write({}, options)).rejects.toMatchObject({ code: 'callback_failed' });
  expect(sent).toEqual([]);
});

test('fetchOptions of a client apply to its calls, and those of a call win', async () => {
  const { fetch } = stubFetch(respond(200, {}));
  const spy = vi.fn(fetch);
  const client = createClient({ modules: { things }, fetch: spy, fetchOptions: { next: { tags: ['catalog'] } } });
  await client.things.read();
  await client.things.read({ fetchOptions: { cache: 'no-store' } });
  expect(spy.mock.calls.map(([, init]) => init)).toEqual([
    expect.objectContaining({ next: { tags: ['catalog'] }, method: 'GET' }),
    expect.not.objectContaining({ next: expect.anything() as unknown }),
  ]);
});
