import { getEventListeners } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient, fetchWithAuth, limitRate, operation } from '../index.js';
import { stubFetch } from '../testing/stub-fetch.js';

const read = operation<[], object>({ id: 'things.read', method: 'GET', path: '/v1/things', repeatable: true });
const silent = () => new Promise<Response>(() => {});
const listeners = (signal: AbortSignal): number => getEventListeners(signal, 'abort').length;

afterEach(() => vi.restoreAllMocks());

/** Starts calls of all kinds, of two clients with the same signal. */
function begin(fetch: typeof globalThis.fetch, count: number, signal: AbortSignal): Promise<unknown>[] {
  const clients = [createClient({ fetch }), createClient({ fetch })];
  return Array.from({ length: count }, (_, index) => {
    const client = clients[index % 2]!;
    return index % 3 ? client.use(read)({ signal }) : client.use(fetchWithAuth)('/v1/things', { signal });
  });
}

test('1,000 concurrent calls share one listener on a signal, without a warning', async () => {
  const emitWarning = vi.spyOn(process, 'emitWarning');
  const controller = new AbortController();
  const calls = begin(silent, 1000, controller.signal).map((call) => call.catch((error: unknown) => error));
  await vi.waitFor(() => expect(listeners(controller.signal)).toBe(1), 20_000);
  controller.abort('enough');
  const errors = await Promise.all(calls);
  expect(errors).toEqual(Array(1000).fill(expect.objectContaining({ kind: 'aborted', cause: 'enough' })));
  expect(listeners(controller.signal)).toBe(0);
  expect(emitWarning).not.toHaveBeenCalled();
});

test('completed calls remove their listener, and later calls with the same signal can be aborted', async () => {
  const controller = new AbortController();
  const { fetch } = stubFetch({});
  for (let round = 0; round < 3; round++) {
    await Promise.all(begin(fetch, 50, controller.signal));
    expect(listeners(controller.signal)).toBe(0);
  }
  const [, late] = begin(silent, 2, controller.signal).map((call) => call.catch((error: unknown) => error));
  controller.abort();
  expect(await late).toMatchObject({ kind: 'aborted' });
});

test('a completed call keeps the listener of pending calls', async () => {
  const controller = new AbortController();
  const [open] = begin(silent, 1, controller.signal).map((call) => call.catch((error: unknown) => error));
  await Promise.all(begin(stubFetch({}).fetch, 10, controller.signal));
  expect(listeners(controller.signal)).toBe(1);
  controller.abort();
  expect(await open).toMatchObject({ kind: 'aborted' });
});

test('requests queued by the rate limit share one listener', async () => {
  const controller = new AbortController();
  const limited = limitRate({ concurrency: 1, fetch: silent });
  const waiting = Array.from({ length: 50 }, () => limited('https://a.example', { signal: controller.signal }));
  const settled = Promise.allSettled(waiting.slice(1));
  expect(listeners(controller.signal)).toBe(1);
  controller.abort('enough');
  expect(await settled).toEqual(Array(49).fill({ status: 'rejected', reason: 'enough' }));
  expect(listeners(controller.signal)).toBe(0);
});

test.each([5, 'abort', {}, true])('rejects %j as a signal before sending', async (signal) => {
  const { fetch, sent } = stubFetch({});
  const client = createClient({ fetch });
  const refused = { code: 'invalid_argument', message: '"signal" must be an AbortSignal' };
  await expect(client.use(read)({ signal: signal as AbortSignal })).rejects.toMatchObject(refused);
  await expect(client.use(fetchWithAuth)('/v1', { signal: signal as AbortSignal })).rejects.toMatchObject(refused);
  expect(sent).toEqual([]);
});
