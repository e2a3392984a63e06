import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient, observe, operation, type AuthStrategy, type Hooks } from '../index.js';
import { respond, stubFetch } from '../testing/stub-fetch.js';

const read = operation<[], { n?: number }>({ id: 'things.read', method: 'GET', path: '/v1/things', repeatable: true });
const things = { read };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Lets every timer of a call pass. */
async function settled<T>(call: Promise<T>): Promise<T> {
  call.catch(() => undefined);
  await vi.runAllTimersAsync();
  return call;
}

describe('hooks', () => {
  /** Hooks that keep what they see. */
  function spy(name = '') {
    const received: unknown[][] = [];
    const keep =
      (hook: string) =>
      (call: object, event: object): void =>
        void received.push([name + hook, call, event]);
    const hooks: Hooks = {
      onRequest: keep('onRequest'),
      onResponse: keep('onResponse'),
      onRetry: keep('onRetry'),
      onError: keep('onError'),
    };
    return { hooks, seen: received, names: () => received.map(([hook]) => hook) };
  }

  test('are called for each attempt, retry and failure, without query strings and secrets', async () => {
    const { hooks, seen, names } = spy();
    const auth: AuthStrategy = { getAuthHeaders: async () => ({ headers: { Authorization: 'canary' } }) };
    const search = operation<[query: string], object>({
      id: 'things.search',
      method: 'GET',
      path: '/v1/things',
      args: ['query'],
      repeatable: true,
    });
    const { fetch } = stubFetch(respond(503), respond(404, { message: 'no' }));
    const client = createClient({ auth, fetch, observer: observe(hooks) });
    await expect(settled(client.use(search)('canary'))).rejects.toMatchObject({ status: 404 });
    expect(names()).toEqual(['onRequest', 'onResponse', 'onRetry', 'onRequest', 'onResponse', 'onError']);
    expect(seen.map(([, , event]) => event)).toMatchObject([
      { attempt: 1 },
      { attempt: 1, status: 503, requestId: 'request-1' },
      { attempt: 1, status: 503, error: undefined },
      { attempt: 2 },
      { attempt: 2, status: 404 },
      { attempt: 2, error: { status: 404, operation: 'things.search' } },
    ]);
    expect(new Set(seen.map(([, call]) => call)).size).toBe(1);
    expect(seen[0]?.[1]).toEqual({
      operation: 'things.search',
      method: 'GET',
      url: 'https://www.wixapis.com/v1/things',
    });
    expect(JSON.stringify(seen)).not.toContain('canary');
  });

  test('are called for requests that were not sent and responses that are not valid JSON', async () => {
    const { hooks, seen } = spy();
    const failing = () => Promise.reject(new TypeError('fetch failed'));
    const client = createClient({ modules: { things }, fetch: failing, observer: observe(hooks), retry: 2 });
    await settled(client.things.read()).catch(() => {});
    expect(seen.map(([hook, , event]) => [hook, (event as { error?: { kind: string } }).error?.kind])).toEqual([
      ['onRequest', undefined],
      ['onRetry', 'network'],
      ['onRequest', undefined],
      ['onError', 'network'],
    ]);
    const { fetch } = stubFetch(respond(200, '<html>'));
    await createClient({ modules: { things }, fetch, observer: observe(hooks) })
      .things.read()
      .catch(() => {});
    expect(seen.at(-1)).toMatchObject(['onError', {}, { error: { kind: 'parse' } }]);
  });

  test('are called in order and can add headers, but not the authorization', async () => {
    const first = spy('first ');
    const second = spy('second ');
    second.hooks.onRequest = () => ({ traceparent: '00-1', Authorization: 'mine' });
    const auth: AuthStrategy = { getAuthHeaders: async () => ({ headers: { Authorization: 'theirs' } }) };
    const { fetch, sent } = stubFetch({});
    const order: unknown[] = [];
    const last: Hooks = { onResponse: () => void order.push(...first.names(), ...second.names()) };
    await createClient({
      modules: { things },
      auth,
      fetch,
      observer: observe(first.hooks, second.hooks, last),
    }).things.read();
    expect(order).toEqual(['first onRequest', 'first onResponse', 'second onResponse']);
    expect(sent[0]?.headers.get('traceparent')).toBe('00-1');
    expect(sent[0]?.headers.get('authorization')).toBe('theirs');
  });

  test('exceptions and rejections of hooks do not affect the call', async () => {
    const broken = () => {
      throw new Error('mine');
    };
    const late = (() => Promise.reject(new Error('mine, later'))) as () => void;
    const hooks: Hooks = { onRequest: broken, onResponse: late, onRetry: broken, onError: late };
    const { fetch } = stubFetch(respond(503), { n: 1 }, respond(404));
    const client = createClient({ modules: { things }, fetch, observer: observe(hooks) });
    expect(await settled(client.things.read())).toEqual({ n: 1 });
    await expect(settled(client.things.read())).rejects.toMatchObject({ status: 404 });
  });
});
