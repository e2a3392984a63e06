import { createClient, isCartwrightError, operation } from '@cartwright/core';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  keyValueStorage,
  OAuthStrategy,
  type KeyValueStore,
  type SessionChange,
  type Tokens,
  type TokenStorage,
} from '../index.js';
import { strictPlatform, tokens } from '../testing/strict-platform.js';

const warnings: Error[] = [];
const fatal = vi.fn();
beforeEach(() => {
  warnings.length = 0;
  fatal.mockClear();
  vi.spyOn(process, 'emitWarning').mockImplementation((warning) => void warnings.push(warning as Error));
  process.on('unhandledRejection', fatal);
  process.on('uncaughtException', fatal);
});
afterEach(async () => {
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', fatal);
  process.off('uncaughtException', fatal);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  expect(fatal).not.toHaveBeenCalled();
});

const read = operation<[], object>({ id: 'things.read', method: 'GET', path: '/things', repeatable: true });

/** Creates a client, and a platform with single-use refresh tokens. Records the requests. */
function connect(tokenStorage: TokenStorage, response = (_: string | null) => Response.json({})) {
  const { fetch, used } = strictPlatform();
  const sent: string[] = [];
  const client = createClient({
    auth: OAuthStrategy({ clientId: 'CID', tokenStorage }),
    modules: { things: { read } },
    retry: false,
    fetch: async (input, init) => {
      const authorization = new Headers(init?.headers).get('authorization');
      const isTokenCall = String(input).endsWith('/oauth2/token');
      sent.push(isTokenCall ? 'tokens' : `${authorization}`);
      return isTokenCall ? fetch(input, init) : response(authorization);
    },
  });
  return { client, sent, used };
}

const failed = (cause: unknown) => ({ code: 'storage_failed', kind: 'system', cause });

test('tokens deleted from a storage during a refresh are not written back', async () => {
  let stored: Tokens | undefined = tokens('A', 1, 'R', 'member');
  const { fetch } = strictPlatform();
  const client = createClient({
    auth: OAuthStrategy({
      clientId: 'CID',
      tokenStorage: { getTokens: () => stored, setTokens: (next) => void (stored = next) },
    }),
    modules: { things: { read } },
    fetch: async (input, init) => {
      if (!String(input).endsWith('/oauth2/token')) return Response.json({});
      const response = await fetch(input, init);
      if (stored?.refreshToken.role === 'member') stored = undefined;
      return response;
    },
  });
  await client.things.read();
  expect(stored).toMatchObject({ refreshToken: { role: 'visitor' } });
  expect(client.auth.loggedIn()).toBe(false);
});

describe('lossy storage', () => {
  test.each<[string, unknown]>([
    ['has nothing', undefined],
    ['has nonsense', 'abc'],
    ['has an expired session for ever', tokens('A', 1, 'R')],
  ])('that %s: requests a token once, and later calls use the same session', async (_, stored) => {
    const { client, sent } = connect({ getTokens: () => stored as never, setTokens: () => undefined });
    await Promise.all([client.things.read(), client.things.read()]);
    await client.things.read();
    expect(sent).toEqual(['tokens', 'A1', 'A1', 'A1']);
  });

  test('with a rejected token: replays the call with the new one', async () => {
    const storage = { getTokens: () => tokens('revoked', 9e9, 'R'), setTokens: () => undefined };
    const { client, sent } = connect(storage, (authorization) =>
      authorization === 'revoked' ? Response.json({}, { status: 401 }) : Response.json({}),
    );
    await client.things.read();
    await client.things.read();
    expect(sent).toEqual(['revoked', 'tokens', 'A1', 'A1']);
  });

  test('signs in and out in memory', async () => {
    const { client } = connect({ getTokens: () => tokens('A', 9e9, 'R'), setTokens: () => undefined });
    const { auth } = client;
    auth.setTokens({});
    expect(auth.loggedIn()).toBe(false);
    auth.setTokens(tokens('B', 9e9, 'RB'));
    expect(auth.getTokens()).toEqual(tokens('B', 9e9, 'RB'));
    await client.things.read();
    expect(auth.getTokens().accessToken.value).toBe('B');
  });

  test('is used again once it holds another session', async () => {
    let stored = tokens('A', 1, 'R');
    const { client, sent } = connect({ getTokens: () => stored, setTokens: () => undefined });
    await client.things.read();
    stored = tokens('B', 9e9, 'RB');
    await client.things.read();
    expect(sent).toEqual(['tokens', 'A1', 'B']);
  });

  test('that erases the session on every call: the call fails instead of requesting tokens without limit', async () => {
    let count = 0;
    const storage = { getTokens: () => tokens('', 0, `R${count++}`), setTokens: () => undefined };
    const { client, sent } = connect(storage);
    await expect(client.things.read()).rejects.toMatchObject({ code: 'session_refresh_failed' });
    const before = sent.length;
    expect(before).toBeLessThanOrEqual(3);
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toHaveLength(before);
  });

  test('stops with the caller’s signal', async () => {
    const controller = new AbortController();
    const storage: TokenStorage = {
      getTokens: () => undefined,
      setTokens: () => controller.abort(),
    };
    const { client, sent } = connect(storage);
    await expect(
      (client.things.read as (options: object) => Promise<unknown>)({ signal: controller.signal }),
    ).rejects.toMatchObject({ code: 'aborted' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toEqual(['tokens']);
  });
});

describe('failing custom storage', () => {
  const broken = new Error('broken');
  const fail = () => {
    throw broken;
  };
  const saved = { getTokens: () => tokens('A', 1, 'R'), setTokens: () => undefined };

  test.each<[string, TokenStorage]>([
    ['getTokens throws', { ...saved, getTokens: fail }],
    ['ready throws', { ...saved, ready: fail }],
    ['ready rejects', { ...saved, ready: () => Promise.reject(broken) }],
    ['withLock throws', { ...saved, withLock: fail }],
    ['withLock rejects', { ...saved, withLock: () => Promise.reject(broken) }],
  ])('reading fails the call with storage_failed before sending: %s', async (_, storage) => {
    const { client, sent } = connect(storage);
    for (let call = 0; call < 2; call++) await expect(client.things.read()).rejects.toMatchObject(failed(broken));
    expect(sent).toEqual([]);
  });

  test.each<[string, () => unknown]>([
    ['rejects', () => Promise.reject(broken)],
    ['resolves to a session', () => Promise.resolve(tokens('A', 9e9, 'R'))],
  ])('reading fails the call with the cause: getTokens is asynchronous and %s', async (_, getTokens) => {
    const writes: unknown[] = [];
    const setTokens = (written: Tokens) => void writes.push(written);
    const { client, sent } = connect({ getTokens: getTokens as () => Tokens, setTokens });
    const cause = expect.any(TypeError) as Error;
    await expect(client.things.read()).rejects.toMatchObject(failed(cause));
    expect(() => client.auth.loggedIn()).toThrow(expect.objectContaining(failed(cause)) as Error);
    expect(() => client.auth.setTokens({})).toThrow(expect.objectContaining(failed(cause)) as Error);
    expect([sent, writes, warnings]).toEqual([[], [], []]);
  });

  test.each<[string, () => unknown]>([
    ['throws', fail],
    ['rejects', () => Promise.reject(broken)],
  ])('subscribing does not affect calls and is reported: subscribe %s', async (_, subscribe) => {
    const { client } = connect({ ...saved, subscribe });
    await client.things.read();
    expect(warnings).toEqual([expect.objectContaining(failed(broken))]);
  });

  test('reading after a change elsewhere is reported, not thrown into the storage', async () => {
    let change = (_: 'member'): void => undefined;
    const storage = { ...saved, subscribe: (changed: typeof change) => void (change = changed) };
    const { client } = connect(storage);
    await client.things.read();
    storage.getTokens = fail;
    expect(() => change('member')).not.toThrow();
    expect(warnings).toEqual([expect.objectContaining(failed(broken))]);
  });

  test('reading fails getTokens, loggedIn, setTokens and ready', async () => {
    const { auth } = connect({ ...saved, getTokens: fail, ready: () => Promise.reject(broken) }).client;
    for (const act of [() => auth.getTokens(), () => auth.loggedIn(), () => auth.setTokens(tokens('B', 9e9, 'RB'))]) {
      expect(act).toThrow(expect.objectContaining(failed(broken)) as Error);
    }
    await expect(auth.ready()).rejects.toMatchObject(failed(broken));
  });

  test.each<[string, TokenStorage['setTokens']]>([
    ['throws', fail],
    ['rejects', () => Promise.reject(broken)],
  ])('writing does not affect calls and is reported: setTokens %s', async (_, setTokens) => {
    const { client, sent } = connect({ getTokens: () => undefined, setTokens });
    await client.things.read();
    client.auth.setTokens(tokens('M', 9e9, 'RM'));
    await client.things.read();
    expect(client.auth.loggedIn()).toBe(true);
    expect(sent).toEqual(['tokens', 'A1', 'M']);
    expect(warnings).toHaveLength(2);
    for (const warning of warnings) {
      expect(warning).toMatchObject(failed(broken));
      expect(isCartwrightError(warning)).toBe(true);
    }
  });

  test('writing is reported with reportError if there are no process warnings', async () => {
    const reported: unknown[] = [];
    vi.stubGlobal('process', undefined);
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    const { client } = connect({ getTokens: () => undefined, setTokens: fail });
    await client.auth.getAuthHeaders();
    vi.unstubAllGlobals();
    expect(reported).toEqual([expect.objectContaining(failed(broken))]);
  });

  test('property: calls settle with a CartwrightError at most, after few token calls', async () => {
    const faults = fc.record({
      reads: fc.infiniteStream(fc.constantFrom('ok', 'ok', 'throw', 'nothing', 'junk')),
      writes: fc.infiniteStream(fc.constantFrom('ok', 'ok', 'throw', 'reject', 'lost')),
      others: fc.infiniteStream(fc.constantFrom('ok', 'ok', 'ok', 'throw', 'reject')),
    });
    await fc.assert(
      fc.asyncProperty(faults, async ({ reads, writes, others }) => {
        let stored: unknown;
        const next = (stream: fc.Stream<string>) => stream.next().value as string;
        const storage: TokenStorage = {
          getTokens() {
            const fault = next(reads);
            if (fault === 'throw') throw broken;
            return (fault === 'nothing' ? undefined : fault === 'junk' ? { accessToken: 7 } : stored) as never;
          },
          async setTokens(given) {
            const fault = next(writes);
            if (fault === 'throw' || fault === 'reject') throw broken;
            if (fault === 'ok') stored = given;
            return Promise.resolve();
          },
          ready() {
            const fault = next(others);
            if (fault === 'throw') throw broken;
            return fault === 'reject' ? Promise.reject(broken) : undefined;
          },
          withLock: (run) => (next(others) === 'ok' ? run() : Promise.reject(broken)),
        };
        const { client, sent } = connect(storage);
        for (let call = 0; call < 5; call++) {
          const error: unknown = await client.things.read().then(
            () => undefined,
            (reason: unknown) => reason,
          );
          if (error !== undefined) expect(isCartwrightError(error)).toBe(true);
        }
        expect(sent.filter((one) => one === 'tokens').length).toBeLessThanOrEqual(5 * 3);
      }),
    );
  });
});

describe('unresponsive key-value store', () => {
  const never = () => new Promise<never>(() => {});

  const saves = ['tokens', 'A1', 'A1'];
  const refuses = ['tokens', 'A1'];

  test.each<[string, string[], (store: KeyValueStore & Required<Pick<KeyValueStore, 'lock' | 'unlock'>>) => object]>([
    ['getItem', refuses, ({ getItem }) => ({ getItem: vi.fn(getItem).mockImplementationOnce(never) })],
    ['setItem', saves, ({ setItem }) => ({ setItem: vi.fn(setItem).mockImplementationOnce(never) })],
    ['lock', refuses, ({ lock }) => ({ lock: vi.fn(lock).mockImplementationOnce(never) })],
    ['unlock', saves, ({ unlock }) => ({ unlock: vi.fn(unlock).mockImplementationOnce(never) })],
  ])('that hangs once in %s does not block later calls', async (_, expected, change) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const values = new Map<string, unknown>([['session', tokens('A', 1, 'R')]]);
    const store = {
      getItem: (key: string) => values.get(key),
      setItem: (key: string, value: object) => void values.set(key, value),
      lock: (key: string) => !values.has(key) && Boolean(values.set(key, 1)),
      unlock: (key: string) => values.delete(key),
    };
    const { client, sent } = connect(keyValueStorage({ ...store, ...change(store) }, 'session'));
    const first = client.things
      .read()
      .catch((error: unknown) => expect(error).toMatchObject({ code: 'storage_failed' }));
    await vi.advanceTimersByTimeAsync(6000);
    await first;
    await client.things.read();
    expect(sent).toEqual(expected);
    expect(client.auth.loggedIn()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that always hangs: calls fail within their timeout', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const { client, sent } = connect(keyValueStorage({ getItem: never, setItem: never }, 'session'));
    const call = expect(client.things.read()).rejects.toMatchObject({ code: 'storage_failed' });
    await vi.advanceTimersByTimeAsync(25_000);
    await call;
    expect(sent).toEqual([]);
  });
});

test('notifies of a session replaced by another tab before the next call uses it', async () => {
  let stored = tokens('A', 9e9, 'RA');
  const { client } = connect({ getTokens: () => stored, setTokens: (next) => void (stored = next) });
  const received: SessionChange[] = [];
  client.auth.onSessionChange((change) => void received.push(change));
  await client.things.read();
  stored = tokens('B', 9e9, 'RB');
  await client.things.read();
  stored = tokens('', 0, '');
  await client.things.read();
  expect(received.map(({ reason, previousRole, role }) => [reason, previousRole, role])).toEqual([
    ['external', 'member', 'member'],
    ['started', 'member', 'visitor'],
  ]);
});
