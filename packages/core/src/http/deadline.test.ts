import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withDeadline } from './deadline.js';

const info = { operation: 'things.read', attempts: 2 };
const never = () => new Promise<never>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const held = (signal: AbortSignal) => [vi.getTimerCount(), getEventListeners(signal, 'abort').length];

test.each<[string, () => Promise<unknown>]>([
  ['resolves', () => Promise.resolve('result')],
  ['rejects', () => Promise.reject(new Error('failure'))],
])('releases its timer and listener when the call %s', async (_, run) => {
  const { signal } = new AbortController();
  const call = withDeadline(info, signal, 1000, run);
  expect(held(signal)).toEqual([1, 1]);
  expect(await call.catch((error: Error) => error.message)).toMatch(/result|failure/);
  await Promise.resolve();
  expect(held(signal)).toEqual([0, 0]);
});

test('rejects at the time limit and releases the listener', async () => {
  const { signal } = new AbortController();
  const call = withDeadline(info, signal, 1000, never);
  const failure = expect(call).rejects.toMatchObject({ code: 'timeout', operation: 'things.read', attempts: 2 });
  await vi.advanceTimersByTimeAsync(1000);
  await failure;
  expect(held(signal)).toEqual([0, 0]);
});

test('rejects when the caller aborts, with the reason as cause, and releases the timer', async () => {
  const controller = new AbortController();
  const call = withDeadline(info, controller.signal, 1000, never);
  controller.abort('left the page');
  await expect(call).rejects.toMatchObject({ code: 'aborted', cause: 'left the page' });
  expect(held(controller.signal)).toEqual([0, 0]);
});

test.each([
  ['an aborted signal', AbortSignal.abort(), 1000, 'aborted'],
  ['no time left', undefined, 0, 'timeout'],
  ['something that is not a signal', {} as AbortSignal, 1000, 'invalid_argument'],
])('does not start with %s, and holds no timer', async (_, signal, limit, code) => {
  const run = vi.fn(never);
  await expect(withDeadline(info, signal, limit, run)).rejects.toMatchObject({ code });
  expect(run).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('a limit beyond the range of timers does not end the call at once', async () => {
  const call = withDeadline(info, undefined, Infinity, () => Promise.resolve('result'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await call).toBe('result');
});
