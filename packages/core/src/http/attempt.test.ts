import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, type OutgoingRequest } from '../index.js';
import { createCall } from '../testing/middleware.js';
import { attempt } from './attempt.js';
import { compose } from './compose.js';
import { resolveOptions } from './resolve-options.js';

const sent = (fetch: typeof globalThis.fetch, request: Partial<OutgoingRequest> = {}) => {
  const call = createCall(request, { fetch });
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

test('aborts a request without a response at the time limit, with the error', async () => {
  let signal: AbortSignal | null | undefined;
  const fetch: typeof globalThis.fetch = (_, init) => {
    signal = init?.signal;
    return new Promise(() => {});
  };
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ended = sent(fetch, { options: { timeout: 1000 } });
  await vi.advanceTimersByTimeAsync(1000);
  const { outcome } = await ended;
  expect(outcome).toMatchObject({ code: 'timeout', attempts: 1 });
  expect(signal?.reason).toBe(outcome);
});
