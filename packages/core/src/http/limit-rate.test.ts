import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limitRate, type RateLimitStore } from '../index.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Creates a `fetch` whose responses the test resolves. */
function heldFetch() {
  const held: ((response?: Response) => void)[] = [];
  const fetch = vi.fn(
    () => new Promise<Response>((resolve) => held.push((response = new Response()) => resolve(response))),
  );
  return { fetch, answer: (index: number, response?: Response) => held[index]?.(response) };
}

const turns = () => vi.advanceTimersByTimeAsync(0);

test('limits concurrent requests and starts the next when one completes', async () => {
  const { fetch, answer } = heldFetch();
  const limited = limitRate({ concurrency: 2, fetch });
  for (const path of ['1', '2', '3']) void limited(`https://a.example/${path}`);
  await turns();
  expect(fetch).toHaveBeenCalledTimes(2);
  answer(0);
  await turns();
  expect(fetch.mock.calls.map(([url]: unknown[]) => url)).toEqual([1, 2, 3].map((path) => `https://a.example/${path}`));
});

test('starts the next request after a failed one', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('fetch failed')));
  const limited = limitRate({ concurrency: 1, fetch });
  const calls = await Promise.allSettled([limited('https://a.example'), limited('https://a.example')]);
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('limits requests per minute and leaves no timer', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response()));
  const limited = limitRate({ perMinute: 200, concurrency: 1000, fetch });
  const calls = Array.from({ length: 450 }, () => limited('https://a.example'));
  await vi.advanceTimersByTimeAsync(59_990);
  expect(fetch).toHaveBeenCalledTimes(200);
  await vi.advanceTimersByTimeAsync(20);
  expect(fetch).toHaveBeenCalledTimes(400);
  await vi.runAllTimersAsync();
  await Promise.all(calls);
  expect(fetch).toHaveBeenCalledTimes(450);
  expect(vi.getTimerCount()).toBe(0);
});

test('Retry-After of a 429 pauses all requests', async () => {
  const { fetch, answer } = heldFetch();
  const limited = limitRate({ concurrency: 1, fetch });
  void limited('https://a.example/1');
  void limited('https://a.example/2');
  await turns();
  answer(0, new Response(null, { status: 429, headers: { 'retry-after': '7' } }));
  await vi.advanceTimersByTimeAsync(6900);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(101);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('an aborted request leaves the queue without a timer or listener', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response()));
  const limited = limitRate({ perMinute: 1, fetch });
  await limited('https://a.example');
  const controller = new AbortController();
  const call = limited('https://a.example', { signal: controller.signal });
  controller.abort('changed my mind');
  await expect(call).rejects.toBe('changed my mind');
  await expect(limited('https://a.example', { signal: controller.signal })).rejects.toBe('changed my mind');
  expect(vi.getTimerCount()).toBe(0);
  expect(fetch).toHaveBeenCalledTimes(1);
  const later = new AbortController();
  const next = limited('https://a.example', { signal: later.signal });
  await vi.runAllTimersAsync();
  await next;
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('rejects limits below 1', () => {
  expect(() => limitRate({ concurrency: 0 })).toThrow('"concurrency" must be at least 1');
  expect(() => limitRate({ perMinute: Number.NaN })).toThrow('"perMinute" must be at least 1');
});

describe('with a store', () => {
  /** A store that counts the requests of all processes, and responds after a delay. */
  function countingStore(delay = 0) {
    let starts: number[] = [];
    const take = async (limit: number, period: number): Promise<number> => {
      starts = starts.filter((start) => start > Date.now() - period);
      const [oldest] = starts;
      const wait = starts.length < limit || oldest === undefined ? 0 : oldest + period - Date.now();
      if (wait === 0) starts.push(Date.now());
      await new Promise((resolve) => setTimeout(resolve, delay));
      return wait;
    };
    return { take: vi.fn(take) };
  }

  /** Four processes that send as fast as they can. Returns the start of each request, in milliseconds. */
  function fourProcesses(store: RateLimitStore, calls: number) {
    const starts: number[] = [];
    const fetch = () => Promise.resolve(void starts.push(Date.now()) as unknown as Response).then(() => new Response());
    const processes = Array.from({ length: 4 }, () => limitRate({ perMinute: 20, store, fetch }));
    for (const send of processes) for (let call = 0; call < calls; call++) void send('https://a.example');
    return starts;
  }

  const mostWithinAMinute = (starts: readonly number[]) =>
    Math.max(...starts.map((start) => starts.filter((one) => one >= start && one < start + 60_000).length));

  test.each([0, 900, 1100])('processes keep to the limit together if the store takes up to %i ms', async (delay) => {
    const store = countingStore();
    let asked = 0;
    const slow = async (limit: number, period: number) => {
      const wait = await store.take(limit, period);
      await new Promise((resolve) => setTimeout(resolve, asked++ % 3 === 0 ? delay : 0));
      return wait;
    };
    const starts = fourProcesses({ take: slow }, 20);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(starts).toHaveLength(80);
    expect(mostWithinAMinute(starts)).toBeLessThanOrEqual(20);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each<[string, () => Promise<number>]>([
    ['fails', () => Promise.reject(new Error('down'))],
    ['hangs', () => new Promise(() => {})],
  ])('requests wait while the store %s, and are sent once it is back', async (_, fail) => {
    const store = countingStore();
    store.take.mockImplementationOnce(fail).mockImplementationOnce(fail);
    const fetch = vi.fn(() => Promise.resolve(new Response()));
    const limited = limitRate({ store, fetch });
    const call = limited('https://a.example');
    await vi.advanceTimersByTimeAsync(1900);
    expect(fetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(11_000);
    await call;
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(store.take).toHaveBeenCalledTimes(3);
  });

  test('a late permission is not used', async () => {
    const store = countingStore(1500);
    const limited = limitRate({ store, fetch: () => Promise.resolve(new Response()) });
    const call = limited('https://a.example');
    await vi.advanceTimersByTimeAsync(1600);
    expect(store.take).toHaveBeenCalledTimes(2);
    store.take.mockReturnValue(Promise.resolve(0));
    await vi.advanceTimersByTimeAsync(1600);
    await expect(call).resolves.toBeInstanceOf(Response);
  });

  test('an aborted request leaves the queue while the store is asked', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response()));
    const limited = limitRate({ store: countingStore(500), fetch });
    const controller = new AbortController();
    const call = limited('https://a.example', { signal: controller.signal });
    controller.abort('changed my mind');
    await expect(call).rejects.toBe('changed my mind');
    await vi.runAllTimersAsync();
    expect(fetch).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
