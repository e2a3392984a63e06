import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitRate } from '../index.js';

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
