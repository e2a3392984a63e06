import { expect, test, vi } from 'vitest';
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
