import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, CartwrightError, type OutgoingRequest, type Reply, type TransportOptions } from '../index.js';
import type { Outcome } from '../transport/reply.js';
import { attempt } from './attempt.js';
import type { Call } from './call.js';
import { compose, type Middleware } from './compose.js';
import { observe } from './observe.js';
import { redact } from './redact.js';
import { resolveOptions } from './resolve-options.js';
import { retry } from './retry.js';

const reply = (status: number, headers: Record<string, string> = {}, body = '{}'): Outcome => ({
  response: { status, statusText: '', headers: new Headers(headers) },
  body,
});

/** A call before its options are resolved. */
const callOf = (request: Partial<OutgoingRequest> = {}, settings: TransportOptions = {}, more: Partial<Call> = {}) =>
  ({
    request: {
      operation: 'things.read',
      method: 'GET',
      url: 'https://api.example/v1',
      headers: {},
      options: {},
      ...request,
    },
    settings,
    operation: 'things.read',
    attempts: 0,
    read: ({ body }: Reply) => body,
    authorization: {},
    ...more,
  }) as unknown as Call;

const ends = (...outcomes: Outcome[]) => vi.fn<Middleware>(() => Promise.resolve(outcomes.shift() as Outcome));

describe('resolveOptions', () => {
  test('the call wins over the client, and undefined counts as not set', async () => {
    const options = { timeout: undefined, attemptTimeout: 5, headers: { 'X-Own': '1' } };
    const call = callOf({ options: options as object }, { timeout: 7, attemptTimeout: 9 });
    await compose(resolveOptions, ends(reply(200)))(call);
    expect(call).toMatchObject({ options: { timeout: 7, attemptTimeout: 5 }, headers: { 'x-own': '1' } });
  });

  test('rejects an invalid option without running the rest', async () => {
    const rest = ends();
    await expect(compose(resolveOptions, rest)(callOf({ options: { timeout: -1 } }))).rejects.toMatchObject({
      code: 'invalid_argument',
    });
    expect(rest).not.toHaveBeenCalled();
  });
});

describe('observe', () => {
  test('an error of reading gets the number of attempts, and is reported once', async () => {
    const onError = vi.fn();
    const error = new CartwrightError('unreadable', { kind: 'parse', code: 'invalid_response' });
    const call = callOf({}, {}, {
      attempts: 3,
      observer: { onError },
      read: () => {
        throw error;
      },
    } as unknown as Partial<Call>);
    await expect(compose(observe, ends(reply(200)))(call)).rejects.toBe(error);
    expect(error.attempts).toBe(3);
    expect(onError.mock.calls).toEqual([[error]]);
  });

  test('an outcome without a response is thrown', async () => {
    const error = new CartwrightError('unreachable', { kind: 'network', code: 'network_error' });
    await expect(compose(observe, ends(error))(callOf())).rejects.toBe(error);
  });
});

describe('redact', () => {
  test('removes the credentials of the attempt and of the call from a failed response', async () => {
    const call = callOf({}, {}, { authorization: { Authorization: 'session' }, headers: { authorization: 'own' } });
    const outcome = await compose(redact, ends(reply(400, { 'x-echo': 'session own' }, 'sent session')))(call);
    expect([outcome.response?.headers.get('x-echo'), outcome.body]).toEqual(['*** ***', 'sent ***']);
  });

  test('keeps the body of a 200, which may contain tokens for the caller', async () => {
    const call = callOf({}, {}, { authorization: { Authorization: 'session' }, headers: {} });
    expect((await compose(redact, ends(reply(200, {}, 'session')))(call)).body).toBe('session');
  });
});

describe('retry', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const run = async (call: Call, rest: Middleware, middleware = retry()) => {
    const result = compose(resolveOptions, middleware, rest)(call);
    await vi.advanceTimersByTimeAsync(60_000);
    return (await result).response?.status;
  };

  test('runs the rest again after a transient failure, and marks the last attempt', async () => {
    const marks: boolean[] = [];
    const outcomes = [reply(503), reply(503), reply(200)];
    const rest: Middleware = (call) => {
      marks.push(call.isLast);
      return Promise.resolve(outcomes.shift() as Outcome);
    };
    expect(await run(callOf({ repeatable: true }), rest)).toBe(200);
    expect(marks).toEqual([false, false, true]);
  });

  test('the budget belongs to the client: after ten retries, its calls are sent once until it refills', async () => {
    const client = retry();
    const counts: number[] = [];
    for (let index = 0; index < 8; index++) {
      const rest = ends(reply(503), reply(503), reply(503));
      await run(callOf({ repeatable: true }), rest, client);
      counts.push(rest.mock.calls.length);
    }
    expect(counts.slice(0, 5)).toEqual([3, 3, 3, 3, 3]);
    // Three more calls refill 0.6 retries, so that they share one.
    expect(counts.slice(5).sort()).toEqual([1, 1, 2]);
  });
});

describe('attempt', () => {
  const sent = (fetch: typeof globalThis.fetch, request: Partial<OutgoingRequest> = {}) => {
    const call = callOf(request, { fetch });
    return compose(resolveOptions, attempt())(call).then((outcome) => ({ call, outcome }));
  };

  test('sends the headers of all sources, and follows no redirect', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('{"n":1}')));
    const { call, outcome } = await sent(fetch, { method: 'POST', body: '{}', options: { headers: { 'X-Own': '1' } } });
    expect([outcome.body, call.attempts]).toEqual(['{"n":1}', 1]);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      redirect: 'manual',
      headers: { 'content-type': 'application/json', 'x-own': '1' },
    });
  });

  test('resolves to the error if the request fails', async () => {
    const cause = new TypeError('fetch failed');
    const { outcome } = await sent(() => Promise.reject(cause));
    expect(outcome).toMatchObject({ code: 'network_error', kind: 'network', cause, attempts: 1 });
    expect(outcome).not.toBeInstanceOf(ApiError);
  });
});
